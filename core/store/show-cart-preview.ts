import type { AppThunk } from './make-store';
import { fetchCartQuantity, parseQuantity, receiveCartQuantity } from './cart-quantity';
import { openDialog } from './dialogs';
import { reportFailure } from './report-failure';

/**
 * Opens the dialog `cart-preview` with what the cart holds now. The preview says how many items that is, so
 * the store need not be asked for that as well. A preview that does not come is no failed purchase: the dialog
 * opens all the same, without the store's HTML, and says what the theme has to say then.
 *
 * @param itemId the line that was just added, for the products that go with it; null when unknown
 * @returns a promise that is kept when the dialog closes
 */
export function showCartPreview({ itemId }: { itemId: string | null }): AppThunk<Promise<boolean>> {
  return (dispatch) =>
    dispatch(
      openDialog({
        name: 'cart-preview',
        load: async (api, signal) => {
          const html = await api.cart.preview({ suggest: itemId, signal }).catch((error: unknown) => {
            reportFailure('cart preview', error);
            return '';
          });
          const quantity = quantityIn(html);
          if (quantity === null) void dispatch(fetchCartQuantity({ fresh: true }));
          else dispatch(receiveCartQuantity(quantity));
          return html;
        },
      }),
    );
}

/** The fragment carries the cart's quantity on an element with `data-cart-quantity`. */
function quantityIn(html: string): number | null {
  const fragment = new DOMParser().parseFromString(html, 'text/html');
  return parseQuantity(fragment.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);
}
