import { cartPreviewDialog } from '../ui/dialog-names';
import { openDialog } from '../ui/dialogs';
import { fetchCartPreview } from './fetch-cart-preview';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';

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
