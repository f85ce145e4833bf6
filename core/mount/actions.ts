import type { RestCart } from '../api/rest-carts';
import type { AddedItem } from '../events/cart-change';
import { addItem } from '../state/cart/add-item';
import { showCartPreview } from '../state/cart/cart-preview';
import { fetchCartQuantity } from '../state/cart/cart-quantity';
import { requestShop } from '../state/request-shop';
import type { Session } from './session';
import { sessionStore } from './session-store';

/** For other scripts: `await window.storefrontWidgets.actions`. */
export interface Actions {
  /**
   * Adds a product to the cart after the pending changes, and sends the events of an add.
   * @param fields of the product's form: `product_id`, `qty[]`, `attribute[<option id>]`
   * @throws {ShopError} with a `text` for the shopper; {UnknownOutcomeError}
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /**
   * @returns null without a cart
   * @throws {ShopError}
   */
  getCart(): Promise<RestCart | null>;
  /** Resolves when the preview is closed. */
  showCart(): Promise<boolean>;
  /** After another script has changed the cart. */
  refreshCart(): Promise<void>;
}

/** Makes the actions of one `start()`. */
export function createActions(session: Session): Actions {
  const { dispatch } = sessionStore(session);
  return {
    addItem(fields) {
      const form = new FormData();
      form.set('action', 'add');
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return dispatch(addItem(form, { source: 'action' }));
    },
    getCart: () => dispatch(requestShop(({ restCarts }) => restCarts.get({ includeOptions: true }))),
    showCart: () => dispatch(showCartPreview({ itemId: null })),
    refreshCart: () => dispatch(fetchCartQuantity({ fresh: true })),
  };
}
