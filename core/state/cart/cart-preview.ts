import type { CartCalls } from '../../api/cart';
import { parseHtml } from '../../dom/html';
import { initialCartQuantity, fetchCartQuantity, receiveCartQuantity } from './cart-quantity';
import { requestShop } from '../request-shop';
import type { AppThunk } from '../make-store';
import { cartPreviewDialog, openDialog } from '../ui/dialogs';
import { reportFailure } from '../failures';

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
      const html = await dispatch(requestShop((api) => api.cart.preview(options)));
      // If the cart has changed meanwhile, this quantity is old. A newer response has the right one.
      if (getState().cart.changes !== changes) return html;
      const quantity = initialCartQuantity(parseHtml(html));
      if (quantity === null) void dispatch(fetchCartQuantity({ fresh: true }));
      else dispatch(receiveCartQuantity(quantity));
      return html;
    } catch (error) {
      void dispatch(fetchCartQuantity({ fresh: true }));
      throw error;
    }
  };
}

/**
 * Opens the dialog `cart-preview` with the cart's current content. A preview that can't be loaded is no error for the shopper:
 * the dialog then shows the theme's own text in place of the shop's HTML.
 *
 * @param itemId the id of the cart's line that was just added, for related products; null when unknown, or when nothing was added
 * @returns a promise that resolves when the dialog closes
 */
export function showCartPreview({ itemId }: { itemId: string | null }): AppThunk<Promise<boolean>> {
  return (dispatch) =>
    dispatch(
      openDialog({
        name: cartPreviewDialog,
        load: (signal) =>
          dispatch(fetchCartPreview({ suggest: itemId, signal })).catch((error: unknown) => {
            reportFailure('cart preview', error);
            return '';
          }),
      }),
    );
}
