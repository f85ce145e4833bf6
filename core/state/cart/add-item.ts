import { sendItemAdded } from '../../events/cart-events';
import type { AppThunk } from '../make-store';
import { writeCart } from './write-cart';

/** What is known of a product that went into the cart. */
export interface AddedItem {
  /** The cart's line; null when the store did not name it. */
  itemId: string | null;
  /** Where the store wants the shopper to go; null means the cart page. */
  cartUrl: string | null;
}

/**
 * Puts a product into the cart and tells the page's other scripts, once. Shows nothing: for products that go
 * along with another one. What the shopper asked for by a button is `addToCart`.
 *
 * @param form the fields of a product form; empty ones are left out
 * @returns a promise that rejects with a StoreError whose `text` is what the store says
 */
export function addItem(form: FormData): AppThunk<Promise<AddedItem>> {
  return async (dispatch) => {
    const answer = await dispatch(writeCart((api) => api.cart.add(form)));
    const item: AddedItem = {
      itemId: answer.cart_item?.id ?? null,
      cartUrl: answer.cart_item?.cart_url ?? null,
    };
    sendItemAdded({
      productId: String(form.get('product_id') ?? ''),
      itemId: item.itemId,
      cartId: answer.cart_id ?? null,
      answer,
    });
    return item;
  };
}
