/** The rules of a page's policy; the browser makes trusted values of what they give, which every sink takes as text. */
interface TrustPolicy {
  /** HTML that the shop's own server rendered. */
  createHTML(html: string): string;
  /** The address of another company's script, as a theme setting has it. */
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustPolicy): TrustPolicy };
  }
}

const rules: TrustPolicy = { createHTML: (html) => html, createScriptURL: (url) => url };

/**
 * What each text goes through before it becomes HTML or the address of a script. Where the browser knows Trusted Types this
 * is the one policy of the widgets, `storefront-widgets`; the name is public, because operators allow it by
 * `trusted-types`.
 */
export const trusted: TrustPolicy = makePolicy();

function makePolicy(): TrustPolicy {
  try {
    return window.trustedTypes?.createPolicy('storefront-widgets', rules) ?? rules;
  } catch {
    // The page does not allow the name. Where it asks for trusted types as well, the browser reports each text it refuses.
    return rules;
  }
}
