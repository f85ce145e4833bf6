import type { StorefrontApi } from '../../api/storefront-api';
import { forgetQuantity } from '../../page/kept-quantity';
import { whenActivated } from '../../page/when-activated';
import { cartChanged } from '../slices/cart-slice';
import type { AppThunk } from '../make-store';
import { certainQuantity } from './certain-quantity';

/**
 * Writes to the cart. Writes happen one at a time, in the order in which they were asked for, because two at
 * once lose a line of the cart; and never while the page is prerendered.
 *
 * @param write e.g. `(api) => api.codes.applyCoupon(code)`; `before` is how many items the cart held, where that is certain
 * @returns a promise of the answer; it rejects with a ShopError whose `text` is the shop's reason
 */
export function writeCart<Answer>(
  write: (api: StorefrontApi, before: number | undefined) => Promise<Answer>,
): AppThunk<Promise<Answer>> {
  return (dispatch, getState, { api, inTurn }) =>
    inTurn(async () => {
      await whenActivated();
      const before = certainQuantity(getState());
      forgetQuantity();
      try {
        const answer = await write(await api(), before);
        dispatch(cartChanged({ cartId: cartIdOf(answer) }));
        return answer;
      } finally {
        // An answer from before the write may have come meanwhile.
        forgetQuantity();
      }
    });
}

/** The answer to an add names the cart, which may be a new one. */
function cartIdOf(answer: unknown): string | undefined {
  const named = typeof answer === 'object' && answer !== null && 'cart_id' in answer ? answer.cart_id : undefined;
  return typeof named === 'string' ? named : undefined;
}
