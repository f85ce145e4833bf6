import { identityPolicy, type TrustPolicy } from './trust-policy';

let policy = identityPolicy;

/** Makes `trusted` use the loader's policy from now on. */
export function trustBy(made: TrustPolicy): void {
  policy = made;
}

/** Converts texts to trusted HTML and to trusted addresses of scripts. */
export const trusted: TrustPolicy = {
  createHTML: (html) => policy.createHTML(html),
  createScriptURL: (url) => policy.createScriptURL(url),
};
