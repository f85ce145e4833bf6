/** The browser wraps the results in trusted values. */
export interface TrustPolicy {
  /** HTML from the shop's server. */
  createHTML(html: string): string;
  /** A bundle file, or a theme setting's third-party script. */
  createScriptURL(url: string): string;
}

declare global {
  /** Undefined in browsers without Trusted Types. */
  var trustedTypes: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
}

export const identityPolicy: TrustPolicy = { createHTML: String, createScriptURL: String };

let policy = identityPolicy;

export function trustBy(made: TrustPolicy): void {
  policy = made;
}

export const trusted: TrustPolicy = {
  createHTML: (html) => policy.createHTML(html),
  createScriptURL: (url) => policy.createScriptURL(url),
};
