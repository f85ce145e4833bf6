import type { Session } from './session';
import { addItem, type AddedItem } from '../state/cart/add-item';
import { fetchCartQuantity } from '../state/cart/cart-quantity';
import { showCartPreview } from '../state/cart/show-cart-preview';
import { sessionStore } from './session-store';

/** Orders that other scripts of the page may give to the widgets; `await window.storefrontWidgets.actions` gives them. */
export interface Actions {
  /**
   * Puts a product into the cart, after every change of the cart that is on its way, and tells the page's other scripts.
   * @param fields as the product's form has them: `product_id`, `qty[]`, `attribute[<option id>]`
   * @throws {ShopError} whose `text` is the shop's answer to the shopper
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /** Opens the cart preview. */
  showCart(): Promise<boolean>;
  /** Asks the shop how many items the cart holds now, after another script has changed it. */
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
    showCart: () => dispatch(showCartPreview({ itemId: null })),
    refreshCart: () => dispatch(fetchCartQuantity({ fresh: true })),
  };
}
