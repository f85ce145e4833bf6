import { identityPolicy } from '../page/trust-policy';

/**
 * The Trusted Types policy of the channel, `storefront-widgets-channel`. The loader creates `storefront-widgets`, and a page with the
 * directive `trusted-types` can create a policy of one name only once.
 */
export let channelPolicy = identityPolicy;
try {
  channelPolicy = trustedTypes.createPolicy('storefront-widgets-channel', channelPolicy);
} catch {
  // The browser has no Trusted Types, or the page does not allow the name.
}
