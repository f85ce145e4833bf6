import type { CartItemQuantity } from '../../api/cart';
import type { StorefrontApi } from '../../api/storefront-api';
import type { CartRequest, Origin } from '../../events/cart-change';
import { sendItemsRemoved, sendItemsUpdated } from '../../events/cart-events';
import { forgetQuantity, isRenderStale, storedQuantity } from '../../storage/stored-quantity';
import type { AppThunk, RootState } from '../make-store';
import { cartChanged } from '../slices/cart-slice';
import { requestChange } from './request-change';

/** If certain without a request. */
export function certainQuantity({ cart }: RootState): number | undefined {
  const { id, quantity, status, changes, countedAt } = cart;
  if (changes !== countedAt) return undefined;
  if (status === 'known') return quantity ?? undefined;
  return id === '' && !isRenderStale() ? 0 : storedQuantity(id);
}

/**
 * One write at a time, because two can lose a line. A refusal rejects with a ShopError.
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

/** Asks other scripts, then writes. A refusal, also theirs, rejects with a ShopError. */
export function changeCart<Result>(
  request: CartRequest,
  origin: Origin,
  write: (api: StorefrontApi) => Promise<Result>,
): AppThunk<Promise<Result>> {
  return (dispatch) => requestChange(request, origin, () => dispatch(writeCart(write)));
}

/**
 * 0 removes a line. A refusal rejects with a ShopError.
 *
 * @param newest called when the write starts: the shopper may change quantities until then
 */
export function updateCart(newest: () => readonly CartItemQuantity[], origin: Origin): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const update = (api: StorefrontApi) => {
      const lines = newest();
      const removed = lines.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
      const kind = removed.length === lines.length ? 'remove' : 'update';
      return requestChange({ kind, lines }, origin, async () => {
        const response = await api.cart.update(lines);
        const cartId = response.cart_id ?? getState().cart.id;
        if (removed.length > 0) sendItemsRemoved({ itemIds: removed, cartId, response });
        else sendItemsUpdated(lines, response);
        return response;
      });
    };
    await dispatch(writeCart(update, ({ cart_id: id }) => id));
  };
}
