import { UnsureError } from '../../errors/unsure-error';
import { isChallenge } from '../is-challenge';
import { isRefusal } from '../is-refusal';
import type { AppThunk } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { updateCart } from './update-cart';

/**
 * Sets the quantity of a cart line without a delay, for a caller that needs the outcome. `changeLine` is the thunk for
 * the buttons that a shopper presses.
 *
 * @param quantity 0 removes the line
 * @returns a promise. It rejects with a ShopError whose `text` is the shop's reason, or with an UnsureError if the outcome is
 *   unknown.
 */
export function setLine(id: string, quantity: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const isSent = navigator.onLine;
    try {
      await dispatch(updateCart(() => [{ id, quantity }]));
    } catch (error) {
      // The shop may have removed or changed the line, so the cart's widgets must fetch it again.
      dispatch(cartChanged({}));
      throw isSent && !isRefusal(error) && !isChallenge(error) && error instanceof Error
        ? new UnsureError(error)
        : error;
    }
  };
}
