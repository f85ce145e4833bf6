/** The rules of a page's policy; the browser makes trusted values of what they give, which every sink takes as text. */
export interface TrustPolicy {
  /** HTML that the shop's own server rendered. */
  createHTML(html: string): string;
  /** The address of a file of the bundle, or of another company's script, as a theme setting has it. */
  createScriptURL(url: string): string;
}

declare global {
  /** Of browsers that know Trusted Types. */
  var trustedTypes: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
}

/** Rules that give back what they get. */
export const asTheyAre: TrustPolicy = { createHTML: String, createScriptURL: String };
