import { identityPolicy } from './trusted';

/**
 * The only Trusted Types policy of the widgets, `storefront-widgets`. The name is public: operators allow it by the directive
 * `trusted-types` of their Content Security Policy. With that directive a page can create a policy of this name only once.
 * So only the loader imports this file, and it passes the policy to the runtime.
 */
export let pagePolicy = identityPolicy;
try {
  pagePolicy = trustedTypes.createPolicy('storefront-widgets', pagePolicy);
} catch {
  // The browser has no Trusted Types, or the page does not allow the name. In the second case the browser refuses plain
  // strings, if the page requires Trusted Types.
}
