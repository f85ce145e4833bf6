import type { CartCalls } from '../../api/cart';
import { parseHtml } from '../../dom/html';
import { reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { requestShop } from '../request-shop';
import { cartPreviewDialog, openDialog } from '../ui/dialogs';
import { fetchCartQuantity, initialCartQuantity, receiveCartQuantity } from './cart-quantity';

/** Fetches the preview's HTML, which contains the quantity. Rejects with a ShopError or a ChunkLoadError. */
export function fetchCartPreview(options: Parameters<CartCalls['preview']>[0]): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const { changes } = getState().cart;
    try {
      const html = await dispatch(requestShop((api) => api.cart.preview(options)));
      // The cart has changed since: a newer response has the right quantity.
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
 * Opens the cart preview; resolves when it closes. If it can't be loaded, the dialog shows the theme's own text.
 *
 * @param itemId the added cart line, for related products
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
