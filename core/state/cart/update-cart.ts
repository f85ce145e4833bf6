import { sendItemsRemoved, sendItemsUpdated } from '../../events/cart-events';
import type { CartItemQuantity } from '../../api/cart';
import type { AppThunk } from '../make-store';
import { writeCart } from './write-cart';

/**
 * Changes how many of its items the cart holds. A quantity of 0 removes an item.
 *
 * @param newest gives the quantities; called when it is this write's turn, so that a wish that the shopper
 *   has taken back meanwhile is never sent
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason
 */
export function updateCart(newest: () => readonly CartItemQuantity[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    let items: readonly CartItemQuantity[] = [];
    const answer = await dispatch(writeCart((api) => api.cart.update((items = newest()))));
    const removed = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
    if (removed.length > 0) sendItemsRemoved({ itemIds: removed, cartId: getState().cart.id, answer });
    else sendItemsUpdated(answer);
  };
}
