import { PolicyError } from '../errors/policy-error';
import { asTheyAre, type TrustPolicy } from './trust-policy';

let policy = asTheyAre;
let refusal: PolicyError | undefined;

/** Has all texts go through the loader's policy from now on. */
export function trustBy(made: TrustPolicy): void {
  policy = made;
}

/** The policy that makes HTML and the addresses of scripts of texts. */
export const trusted: TrustPolicy = {
  createHTML: (html) => policy.createHTML(html),
  createScriptURL: (url) => policy.createScriptURL(url),
};

/**
 * The error to throw when a text did not become HTML. A page that does not allow the policy has one and the same error for
 * all texts, because its operator has one thing to mend.
 */
export function refusalOf(cause: unknown): unknown {
  const isAllowed = policy !== asTheyAre || !('trustedTypes' in globalThis);
  return isAllowed ? cause : (refusal ??= new PolicyError(cause));
}
