import { sendItemsRemoved, sendItemsUpdated } from '../../events/cart-events';
import type { CartItemQuantity } from '../../api/cart';
import type { AppThunk } from '../make-store';
import { writeCart } from './write-cart';

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
    const answer = await dispatch(
      writeCart(
        (api) => api.cart.update((items = newest())),
        ({ cart_id: id }) => id,
      ),
    );
    const removed = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
    if (removed.length > 0) sendItemsRemoved({ itemIds: removed, cartId: getState().cart.id, answer });
    else sendItemsUpdated(items, answer);
  };
}
