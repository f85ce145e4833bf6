/**
 * The functions of a Trusted Types policy. The browser wraps their results in trusted values, and every sink that takes a
 * string takes such a value.
 */
export interface TrustPolicy {
  /** HTML that the shop's own server rendered. */
  createHTML(html: string): string;
  /** The URL of a file of the bundle, or of a third-party script that a theme setting names. */
  createScriptURL(url: string): string;
}

declare global {
  /** Undefined in browsers without Trusted Types. */
  var trustedTypes: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
}

/** A policy that returns each text unchanged. */
export const identityPolicy: TrustPolicy = { createHTML: String, createScriptURL: String };

let policy = identityPolicy;

/** Makes `trusted` use the loader's policy from now on. */
export function trustBy(made: TrustPolicy): void {
  policy = made;
}

/** Converts texts to trusted HTML and to trusted URLs of scripts. */
export const trusted: TrustPolicy = {
  createHTML: (html) => policy.createHTML(html),
  createScriptURL: (url) => policy.createScriptURL(url),
};
