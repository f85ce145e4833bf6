import { identityPolicy } from './trusted';

/**
 * Operators allow the name in `trusted-types`. Then a page can create it only once, so only the loader imports this
 * file.
 */
export let pagePolicy = identityPolicy;
try {
  pagePolicy = trustedTypes.createPolicy('storefront-widgets', pagePolicy);
} catch {
  // No Trusted Types, or the page does not allow the name. Then the browser refuses plain strings, if the page requires
  // Trusted Types.
}
