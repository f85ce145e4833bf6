import type { CartCalls } from '../../api/cart';
import { parseHtml } from '../../dom/html';
import type { EventSource } from '../../events/cart-change';
import { sendWidgetEvent } from '../../events/widget-events';
import { navigation } from '../../page/navigation';
import { pageContext } from '../../page/page-context';
import { shopUrl } from '../../page/shop-url';
import { reportFailure } from '../failures';
import type { AppThunk } from '../make-store';
import { requestShop } from '../request-shop';
import { cartPreviewDialog, hasDialog, openDialog } from '../ui/dialogs';
import { fetchCartQuantity, readCartQuantity, receiveCartQuantity } from './cart-quantity';

/** Fetches the preview's HTML, which contains the quantity; the caller shows it before the next paint. Rejects with a ShopError or a ChunkLoadError. */
export function fetchCartPreview(
  options: Parameters<CartCalls['preview']>[0],
  source: EventSource,
): AppThunk<Promise<string>> {
  return async (dispatch, getState, { afterPaint }) => {
    const { changes } = getState().cart;
    try {
      const html = await dispatch(requestShop((api) => api.cart.preview(options)));
      const quantity = readCartQuantity(parseHtml(html));
      void afterPaint().then(() => sendWidgetEvent('widgets:cart-viewed', { quantity, source }));
      // The cart has changed since: a newer response has the right quantity.
      if (getState().cart.changes !== changes) return html;
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
 * Opens the cart preview, or another script's replacement, else the cart page. Resolves when it closes. If the preview
 * can't be loaded, the dialog shows the theme's own text.
 *
 * @param added the cart line, for related products
 * @param cartUrl the shop's next page
 */
export function openCart(added: { itemId: string | null }, cartUrl: string | null = null): AppThunk<Promise<void>> {
  return async (dispatch, _getState, services) => {
    const load = (signal: AbortSignal) =>
      dispatch(fetchCartPreview({ suggest: added.itemId, signal }, 'preview')).catch((error: unknown) => {
        reportFailure('cart preview', error);
        return '';
      });
    const { openCart: other } = services;
    if (other) {
      const { itemId } = added;
      await Promise.resolve({ itemId })
        .then(other)
        .catch((error: unknown) => reportFailure('openCart', error));
    } else if (hasDialog(cartPreviewDialog)) await dispatch(openDialog({ name: cartPreviewDialog, load }));
    else navigation.goTo(shopUrl(cartUrl) ?? pageContext().cartUrl);
  };
}
