import { cartPreviewDialog } from '../ui/dialog-names';
import { openDialog } from '../ui/dialogs';
import { fetchCartPreview } from './fetch-cart-preview';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';

/**
 * Opens the dialog `cart-preview` with what the cart holds now. A preview that does not come is no failed purchase:
 * the dialog opens all the same, without the shop's HTML, and shows the theme's own words.
 *
 * @param itemId the line that was just added, for the products that go with it; null when unknown
 * @returns a promise that is kept when the dialog closes
 */
export function showCartPreview({ itemId }: { itemId: string | null }): AppThunk<Promise<boolean>> {
  return (dispatch) =>
    dispatch(
      openDialog({
        name: cartPreviewDialog,
        load: (_api, signal) =>
          dispatch(fetchCartPreview({ suggest: itemId, signal })).catch((error: unknown) => {
            reportFailure('cart preview', error);
            return '';
          }),
      }),
    );
}
