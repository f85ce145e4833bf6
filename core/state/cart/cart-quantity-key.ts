import { pageContext } from '../../page/page-context';

/**
 * The key in local storage of the number of items in the cart. Carts differ by channel and by currency, and the channels of one
 * host share one storage. So both are part of the key: `cart-quantity:1:USD`, or `cart-quantity` if the layout prints neither.
 */
export function cartQuantityKey(): string {
  const { channelId, currencyCode } = pageContext();
  return ['cart-quantity', channelId, currencyCode].filter(Boolean).join(':');
}
