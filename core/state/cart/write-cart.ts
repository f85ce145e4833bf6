import { isRenderStale, storedQuantity, forgetQuantity } from '../../storage/stored-quantity';
import type { RootState, AppThunk } from '../make-store';
import type { StorefrontApi } from '../../api/storefront-api';
import { cartChanged } from '../slices/cart-slice';
import { sendItemsRemoved, sendItemsUpdated } from '../../events/cart-events';
import type { CartItemQuantity } from '../../api/cart';
import { UnknownOutcomeError } from '../../errors/shop-error';
import { isChallenge, isRefusal } from '../failures';

/** The number of items in the cart, if it is certain without a request to the shop; else undefined. */
export function certainQuantity({ cart }: RootState): number | undefined {
  const { id, quantity, status, changes, countedAt } = cart;
  if (changes !== countedAt) return undefined;
  if (status === 'known') return quantity ?? undefined;
  return id === '' && !isRenderStale() ? 0 : storedQuantity(id);
}

/**
 * Writes to the cart. Writes run one at a time, in the order of the calls, because two writes at the same time can lose a line
 * of the cart.
 *
 * @param write makes the call, e.g. `(api) => api.codes.applyCoupon(code)`; `before` is the number of items in the cart before
 *   the write, or undefined when it is not certain
 * @param cartIdOf reads the cart's id from the response; for calls that can begin a new cart, as the first add does
 * @returns a promise of the response. After a refusal it rejects with a ShopError whose `text` is the shop's reason; other failures
 *   reject with their own error
 */
export function writeCart<Result>(
  write: (api: StorefrontApi, before: number | undefined) => Promise<Result>,
  cartIdOf?: (response: Result) => string | null | undefined,
): AppThunk<Promise<Result>> {
  return (dispatch, getState, { api, inTurn }) =>
    inTurn(async () => {
      const before = certainQuantity(getState());
      forgetQuantity();
      try {
        const response = await write(await api(), before);
        dispatch(cartChanged({ cartId: cartIdOf?.(response) ?? undefined }));
        return response;
      } finally {
        // During the write, the response to an earlier request may have stored an old quantity.
        forgetQuantity();
      }
    });
}

/**
 * Changes the quantities of the cart's lines. A quantity of 0 removes a line.
 *
 * @param newest returns the quantities; called when this write starts, because the shopper may have changed them while
 *   an earlier write was running
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason
 */
export function updateCart(newest: () => readonly CartItemQuantity[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    let items: readonly CartItemQuantity[] = [];
    const response = await dispatch(
      writeCart(
        (api) => api.cart.update((items = newest())),
        ({ cart_id: id }) => id,
      ),
    );
    const removed = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
    if (removed.length > 0) sendItemsRemoved({ itemIds: removed, cartId: getState().cart.id, response });
    else sendItemsUpdated(items, response);
  };
}

/**
 * Sets the quantity of a cart line without a delay, for a caller that needs the outcome. `changeLine` is the thunk for
 * the buttons that a shopper presses.
 *
 * @param quantity 0 removes the line
 * @returns a promise. It rejects with a ShopError whose `text` is the shop's reason, or with an UnknownOutcomeError if the outcome is
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
        ? new UnknownOutcomeError(error)
        : error;
    }
  };
}
