import type { Session } from './session';
import type { RestCart } from '../api/rest-carts';
import { requestShop } from '../state/request-shop';
import { addItem, type AddedItem } from '../state/cart/add-item';
import { fetchCartQuantity } from '../state/cart/cart-quantity';
import { showCartPreview } from '../state/cart/cart-preview';
import { sessionStore } from './session-store';

/** Actions for other scripts of the page: `await window.storefrontWidgets.actions`. */
export interface Actions {
  /**
   * Adds a product to the cart, after the changes that are already being sent, and sends the events of an add.
   * @param fields the fields of the product's form: `product_id`, `qty[]`, `attribute[<option id>]`
   * @throws {ShopError} whose `text` is the shop's sentence for the shopper; {UnknownOutcomeError} if the outcome is unknown
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /**
   * Requests the cart, with the options of its lines.
   * @returns null when the shopper has no cart
   * @throws {ShopError}
   */
  getCart(): Promise<RestCart | null>;
  /** Opens the cart preview. The promise resolves when the preview is closed. */
  showCart(): Promise<boolean>;
  /** Fetches the number of items in the cart, after another script has changed it. */
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
      return dispatch(addItem(form));
    },
    getCart: () => dispatch(requestShop(({ restCarts }) => restCarts.get({ includeOptions: true }))),
    showCart: () => dispatch(showCartPreview({ itemId: null })),
    refreshCart: () => dispatch(fetchCartQuantity({ fresh: true })),
  };
}
