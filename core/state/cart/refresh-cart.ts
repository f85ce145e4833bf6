import { cartNotShown } from '../slices/cart-page-slice';
import { fetchCartQuantity } from './cart-quantity';
import { cartSections } from './cart-sections';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { showCartParts } from './show-cart-parts';

/** Milliseconds before the shop is asked again after a failure, which is often over by then. */
const PAUSES = [1000, 3000];

/**
 * Asks the shop for the parts of the cart page that change with the cart, and shows them. A failure is tried again
 * twice; after that the state has it in `failedAt`.
 *
 * @param unwanted aborted when the cart has changed again meanwhile, or a change is about to come
 * @param ready waits until the page can be changed under the shopper's hands
 */
export function refreshCart(unwanted: AbortSignal, ready: () => Promise<void>): AppThunk<Promise<void>> {
  return async (dispatch, getState, { api }) => {
    const { changes } = getState().cart;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const parts = await (await api()).cart.content(cartSections, unwanted);
        await ready();
        if (!unwanted.aborted) dispatch(showCartParts(parts, changes));
        return;
      } catch (error) {
        if (unwanted.aborted) return;
        const pause = PAUSES[attempt];
        if (pause === undefined) {
          reportFailure('bringing the cart page up to date', error);
          dispatch(cartNotShown(changes));
          return void dispatch(fetchCartQuantity({ fresh: true }));
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (unwanted.aborted) return;
      }
    }
  };
}
