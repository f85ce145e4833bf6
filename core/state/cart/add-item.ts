import { sendItemAdded } from '../../events/cart-events';
import type { AppThunk } from '../make-store';
import { findAdded } from './find-added';
import { writeCart } from './write-cart';

/** The shop's answer about a product that went into the cart. */
export interface AddedItem {
  /** The cart's line; null when the shop did not name it. */
  itemId: string | null;
  /** The address to which the shop sends the shopper; null means the cart page. */
  cartUrl: string | null;
}

/**
 * Puts a product into the cart and tells the page's other scripts, once. Shows nothing: for products that go
 * along with another one. A press of the button is `addToCart`. When the answer is lost, the shop is asked whether it has
 * acted.
 *
 * @param form the fields of a product form; empty ones are left out
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason
 */
export function addItem(form: FormData): AppThunk<Promise<AddedItem>> {
  return async (dispatch) => {
    const pieces = Number(form.get('qty[]') ?? 1);
    const answer = await dispatch(
      writeCart((api, before) => {
        const isSent = navigator.onLine;
        return api.cart.add(form).catch((error: unknown) => {
          if (!isSent) throw error;
          return dispatch(findAdded(error, { before, pieces, api }));
        });
      }),
    );
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
