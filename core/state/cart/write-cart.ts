import type { CartItemQuantity } from '../../api/cart';
import type { StorefrontApi } from '../../api/storefront-api';
import { isPrevented, UnknownOutcomeError } from '../../errors/shop-error';
import type { Origin } from '../../events/cart-change';
import { sendItemsRemoved, sendItemsUpdated } from '../../events/cart-events';
import { forgetQuantity, isRenderStale, storedQuantity } from '../../storage/stored-quantity';
import { isChallenge, isRefusal } from '../failures';
import type { AppThunk, RootState } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { requestChange } from './request-change';

/** The number of items, if certain without a request. */
export function certainQuantity({ cart }: RootState): number | undefined {
  const { id, quantity, status, changes, countedAt } = cart;
  if (changes !== countedAt) return undefined;
  if (status === 'known') return quantity ?? undefined;
  return id === '' && !isRenderStale() ? 0 : storedQuantity(id);
}

/**
 * Writes to the cart, one write at a time, because two can lose a line. A refusal rejects with a ShopError whose `text`
 * is the reason.
 *
 * @param write `before` is the quantity, if certain
 * @param cartIdOf for requests that can begin a cart
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
        // An earlier request may have stored an old quantity.
        forgetQuantity();
      }
    });
}

/**
 * Changes the quantities of lines; 0 removes a line. A refusal rejects with a ShopError.
 *
 * @param newest called when the write starts: the shopper may change quantities until then
 */
export function updateCart(newest: () => readonly CartItemQuantity[], origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    let items: readonly CartItemQuantity[] = [];
    const response = await dispatch(
      writeCart(
        (api) => {
          items = newest();
          const kind = items.every(({ quantity }) => quantity === 0) ? 'remove' : 'update';
          return requestChange({ kind, lines: items }, origin, () => api.cart.update(items));
        },
        ({ cart_id: id }) => id,
      ),
    );
    const removed = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
    if (removed.length > 0) sendItemsRemoved({ itemIds: removed, cartId: getState().cart.id, response });
    else sendItemsUpdated(items, response);
  };
}

/**
 * Sets the quantity of a line without a delay; 0 removes it. Rejects with an UnknownOutcomeError if the shop may have
 * made the change.
 */
export function setLine(id: string, quantity: number, origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const isSent = navigator.onLine;
    try {
      await dispatch(updateCart(() => [{ id, quantity }], origin));
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
