import type { StorefrontApi } from '../../api/storefront-api';
import { forgetQuantity } from '../../page/kept-quantity';
import { cartChanged } from '../slices/cart-slice';
import type { AppThunk } from '../make-store';
import { certainQuantity } from './certain-quantity';

/**
 * Writes to the cart. Writes run one at a time, in the order of the calls, because two writes at the same time can lose a line
 * of the cart.
 *
 * @param write makes the call, e.g. `(api) => api.codes.applyCoupon(code)`; `before` is the number of items in the cart before
 *   the write, or undefined when it is not certain
 * @param cartIdOf reads the cart's id from the answer; for calls that can begin a new cart, as the first add does
 * @returns a promise of the answer. After a refusal it rejects with a ShopError whose `text` is the shop's reason; other failures
 *   reject with their own error
 */
export function writeCart<Answer>(
  write: (api: StorefrontApi, before: number | undefined) => Promise<Answer>,
  cartIdOf?: (answer: Answer) => string | null | undefined,
): AppThunk<Promise<Answer>> {
  return (dispatch, getState, { api, inTurn }) =>
    inTurn(async () => {
      const before = certainQuantity(getState());
      forgetQuantity();
      try {
        const answer = await write(await api(), before);
        dispatch(cartChanged({ cartId: cartIdOf?.(answer) ?? undefined }));
        return answer;
      } finally {
        // During the write, the answer to an earlier request may have stored an old quantity.
        forgetQuantity();
      }
    });
}
