import type { CartCalls } from '../../api/cart';
import { parseHtml } from '../../page/parse-html';
import { printedCartQuantity } from './printed-cart-quantity';
import { askShop } from '../ask-shop';
import { fetchCartQuantity, receiveCartQuantity } from './cart-quantity';
import type { AppThunk } from '../make-store';

/**
 * Asks for the cart in short, as HTML. The preview names the number of items in the cart, so that needs no call of its
 * own.
 *
 * @returns a promise of the HTML; it rejects with a ShopError, and the quantity is then asked for elsewhere
 */
export function fetchCartPreview(options: Parameters<CartCalls['preview']>[0]): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const { changes } = getState().cart;
    try {
      const html = await dispatch(askShop((api) => api.cart.preview(options)));
      // If the cart has changed meanwhile, a newer answer brings its quantity.
      if (getState().cart.changes !== changes) return html;
      const quantity = printedCartQuantity(parseHtml(html));
      if (quantity === null) void dispatch(fetchCartQuantity({ fresh: true }));
      else dispatch(receiveCartQuantity(quantity));
      return html;
    } catch (error) {
      void dispatch(fetchCartQuantity({ fresh: true }));
      throw error;
    }
  };
}
