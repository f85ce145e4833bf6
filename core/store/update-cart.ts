import { sendItemsRemoved, sendItemsUpdated } from '../events/cart-events';
import type { CartItemQuantity } from '../api/cart';
import { fetchCartQuantity } from './cart-quantity';
import type { AppThunk } from './make-store';
import { writeCart } from './write-cart';

/**
 * Changes how many of its items the cart holds. A quantity of 0 removes an item.
 *
 * @returns a promise that rejects with a StoreError whose `text` is what the store says
 */
export function updateCart(items: readonly CartItemQuantity[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const answer = await dispatch(writeCart((api) => api.cart.update(items)));
    const removed = items.filter(({ quantity }) => quantity === 0).map(({ id }) => id);
    if (removed.length > 0) sendItemsRemoved({ itemIds: removed, cartId: getState().cart.id, answer });
    else sendItemsUpdated(answer);
    void dispatch(fetchCartQuantity({ fresh: true }));
  };
}
