import type { CartCalls } from '../../api/cart';
import { printedCartQuantity } from './printed-cart-quantity';
import { askShop } from '../ask-shop';
import { fetchCartQuantity, receiveCartQuantity } from './cart-quantity';
import type { AppThunk } from '../make-store';

/**
 * Asks for the cart in short, as HTML. The preview says how many items the cart holds, so the store need not be asked
 * for that as well.
 *
 * @returns a promise of the HTML; it rejects with a StoreError, and the quantity is then asked for elsewhere
 */
export function fetchCartPreview(options: Parameters<CartCalls['preview']>[0]): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const { changes } = getState().cart;
    try {
      const html = await dispatch(askShop((api) => api.cart.preview(options)));
      // Of a cart that has changed meanwhile somebody else tells the quantity.
      if (getState().cart.changes !== changes) return html;
      const quantity = printedCartQuantity(new DOMParser().parseFromString(html, 'text/html'));
      if (quantity === null) void dispatch(fetchCartQuantity({ fresh: true }));
      else dispatch(receiveCartQuantity(quantity));
      return html;
    } catch (error) {
      void dispatch(fetchCartQuantity({ fresh: true }));
      throw error;
    }
  };
}
