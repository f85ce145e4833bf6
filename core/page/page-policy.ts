import { asTheyAre } from './trust-policy';

/**
 * The one policy of the widgets, `storefront-widgets`; the name is public, because operators allow it by `trusted-types`. A
 * page allows a name once, so only the loader imports this file, and hands the policy to the runtime.
 */
export let pagePolicy = asTheyAre;
try {
  pagePolicy = trustedTypes.createPolicy('storefront-widgets', pagePolicy);
} catch {
  // The browser has no Trusted Types, or the page does not allow the name: where it asks for them, the browser refuses texts.
}
