import { pageContext } from '../../page/page-context';

/**
 * The local storage key for the number of items in the cart. The key contains the channel and the currency, because each channel
 * and each currency has its own cart, and the channels of one host share one storage. Example: `cart-quantity:1:USD`. If the
 * layout prints neither, the key is `cart-quantity`.
 */
export function cartQuantityKey(): string {
  const { channelId, currencyCode } = pageContext();
  return ['cart-quantity', channelId, currencyCode].filter(Boolean).join(':');
}
