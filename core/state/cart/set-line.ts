import { UnsureError } from '../../errors/unsure-error';
import { isRefusal } from '../is-refusal';
import type { AppThunk } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { updateCart } from './update-cart';

/**
 * Sets the quantity of a line of the cart at once, for a caller that needs the outcome. `changeLine` is the thunk for a shopper
 * who presses a button.
 *
 * @param quantity 0 removes the line
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason, or with an UnsureError when it is not known
 *   whether the line was changed
 */
export function setLine(id: string, quantity: number): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const isSent = navigator.onLine;
    try {
      await dispatch(updateCart(() => [{ id, quantity }]));
    } catch (error) {
      // The line may be gone, or the shop may have changed it. So the cart's widgets must ask again.
      dispatch(cartChanged({}));
      throw isSent && !isRefusal(error) && error instanceof Error ? new UnsureError(error) : error;
    }
  };
}
