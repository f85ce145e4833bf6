import type { Session } from './session';
import { addItem, type AddedItem } from '../state/cart/add-item';
import { fetchCartQuantity } from '../state/cart/cart-quantity';
import { showCartPreview } from '../state/cart/show-cart-preview';
import { sessionStore } from './session-store';

/** What other scripts of the page may ask the widgets to do; `await window.storefrontWidgets.actions` gives them. */
export interface Actions {
  /**
   * Puts a product into the cart, after whatever is being written to it, and tells the page's other scripts.
   * @param fields as the product's form has them: `product_id`, `qty[]`, `attribute[<option id>]`
   * @throws {StoreError} whose `text` is what the store says to the shopper
   */
  addItem(fields: Readonly<Record<string, string | Blob>>): Promise<AddedItem>;
  /** Opens the cart preview; kept when it is closed. */
  showCart(): Promise<boolean>;
  /** Asks the store how many items the cart holds now, after another script has changed it. */
  refreshCart(): Promise<void>;
}

/** The actions of one `start()`. */
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
