import { asTheyAre, type TrustPolicy } from './trust-policy';

let policy = asTheyAre;

/** Has all texts go through the loader's policy from now on. */
export function trustBy(made: TrustPolicy): void {
  policy = made;
}

/** The policy that makes HTML and the addresses of scripts of texts. */
export const trusted: TrustPolicy = {
  createHTML: (html) => policy.createHTML(html),
  createScriptURL: (url) => policy.createScriptURL(url),
};
