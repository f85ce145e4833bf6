import type { RestCart } from '../../api/rest-carts';
import { askShop } from '../ask-shop';
import type { AppThunk } from '../make-store';

/**
 * Asks the shop how many pieces of each product the cart holds.
 *
 * @returns a promise of the numbers by the product's id; it rejects with a ShopError
 */
export function productsInCart(signal: AbortSignal): AppThunk<Promise<ReadonlyMap<string, number>>> {
  return async (dispatch) => countByProduct(await dispatch(askShop((api) => api.restCarts.get({ signal }))));
}

function countByProduct(cart: RestCart | null): ReadonlyMap<string, number> {
  const { physicalItems, digitalItems } = cart?.lineItems ?? {};
  const counts = new Map<string, number>();
  for (const { productId, quantity = 0, parentId } of [...(physicalItems ?? []), ...(digitalItems ?? [])]) {
    // A line with a `parentId` is a product of a pick list. The platform added it together with the line of its parent.
    if (!parentId) counts.set(String(productId), (counts.get(String(productId)) ?? 0) + quantity);
  }
  return counts;
}
