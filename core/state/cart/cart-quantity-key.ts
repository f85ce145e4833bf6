import { pageContext } from '../../page/page-context';

/**
 * The key under which the number of items in the cart is kept between pages. Carts differ by channel and by
 * currency, and a browser keeps the channels of one host in one storage, so both are part of the key:
 * `cart-quantity:1:USD`, or plain `cart-quantity` where the layout names neither.
 */
export function cartQuantityKey(): string {
  const { channelId, currencyCode } = pageContext();
  return ['cart-quantity', channelId, currencyCode].filter(Boolean).join(':');
}
