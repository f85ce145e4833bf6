import type { CartItemQuantity } from '../../api/cart';
import { isPrevented, UnknownOutcomeError } from '../../errors/shop-error';
import type { Origin } from '../../events/cart-change';
import { isChallenge, isRefusal } from '../failures';
import type { AppThunk } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { updateCart } from './write-cart';

/** Without a delay; 0 removes a line. Rejects with an UnknownOutcomeError if the shop may have made the change. */
export function setLines(lines: readonly CartItemQuantity[], origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const isSent = navigator.onLine;
    try {
      await dispatch(updateCart(() => lines, origin));
    } catch (error) {
      if (isPrevented(error)) throw error;
      // The shop may have changed the line, so widgets must fetch the cart.
      dispatch(cartChanged({}));
      throw isSent && !isRefusal(error) && !isChallenge(error) && error instanceof Error
        ? new UnknownOutcomeError(error)
        : error;
    }
  };
}
