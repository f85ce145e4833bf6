import { sendItemAdded } from '../../events/cart-events';
import type { AppThunk } from '../make-store';
import { findAdded } from './find-added';
import { writeCart } from './write-cart';

/** The shop's answer about a product that was added to the cart. */
export interface AddedItem {
  /** The id of the cart's line; null when the answer does not have it. */
  itemId: string | null;
  /** The address of the page that the shop wants to show next; null means the cart page. */
  cartUrl: string | null;
}

/**
 * Adds a product to the cart and sends the event for other scripts, once. It shows nothing to the shopper; `addProduct` is the
 * thunk for a press of the button. When the answer is lost, `findAdded` checks whether the product was added (decision 97).
 *
 * @param form the fields of a product form; empty ones are left out
 * @returns a promise that rejects with a ShopError whose `text` is the shop's reason, or with an UnsureError when it is not
 *   known whether the product was added
 */
export function addItem(form: FormData): AppThunk<Promise<AddedItem>> {
  return async (dispatch) => {
    const pieces = Number(form.get('qty[]')) || 1;
    const answer = await dispatch(
      writeCart(
        (api, before) => {
          const isSent = navigator.onLine;
          return api.cart.add(form).catch((error: unknown) => {
            if (!isSent) throw error;
            return dispatch(findAdded(error, { before, pieces, api }));
          });
        },
        ({ cart_id: id }) => id,
      ),
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
