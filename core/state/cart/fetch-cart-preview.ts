import type { CartCalls } from '../../api/cart';
import { parseHtml } from '../../page/parse-html';
import { printedCartQuantity } from './printed-cart-quantity';
import { askShop } from '../ask-shop';
import { fetchCartQuantity, receiveCartQuantity } from './cart-quantity';
import type { AppThunk } from '../make-store';

/**
 * Fetches the cart preview as HTML. The preview prints the number of items in the cart, so the number needs no
 * separate request.
 *
 * @returns a promise of the HTML; it rejects with a ShopError or a ChunkLoadError, and then a separate request fetches the
 *   quantity
 */
export function fetchCartPreview(options: Parameters<CartCalls['preview']>[0]): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const { changes } = getState().cart;
    try {
      const html = await dispatch(askShop((api) => api.cart.preview(options)));
      // If the cart has changed meanwhile, this quantity is old. A newer answer has the right one.
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
