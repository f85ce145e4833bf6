import { cartNotShown } from '../slices/cart-page-slice';
import { fetchCartQuantity } from './cart-quantity';
import { cartSections } from './cart-sections';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';
import { showCartParts } from './show-cart-parts';

/** Milliseconds before the first and the second retry, because many failures are short. */
const PAUSES = [1000, 3000];

/**
 * Asks the shop for the parts of the cart page that change with the cart, and shows them. After a failure it tries twice more.
 * Then the state has the failure in `failedAt`.
 *
 * @param unwanted aborted when the cart has changed again, or when the shopper is changing a line
 * @param ready waits until the page can be changed without disturbing the shopper
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
