import { sendCartChanged } from '../../events/cart-events';
import { cartQuantityKey } from './cart-quantity-key';
import { readQuantity } from '../../page/read-quantity';
import { readStorage, writeStorage } from '../../page/storage';
import { whenActivated } from '../../page/when-activated';
import { cartQuantityReceived, cartQuantityRemembered } from './cart-slice';
import type { AppThunk } from '../make-store';
import { afterRender } from '../after-render';
import { reportFailure } from '../report-failure';

/**
 * Finds out how many items the cart holds: what this browser remembers at once, what the store says after.
 * However many ask, the store is asked once, and never for a page that nobody sees yet. A failure leaves
 * what is known as it is; it is reported, not shown.
 *
 * @param fresh ask although the quantity is known, or asked for, already: the cart may have changed since
 */
export function fetchCartQuantity({ fresh = false } = {}): AppThunk<Promise<void>> {
  return (dispatch, getState, backstage) => {
    const { id, status } = getState().cart;
    // A layout that says *no cart* is right until something is added, and then the cart has an id.
    const empty = id === '' && !fresh;
    const kept = readQuantity(readStorage(cartQuantityKey()));
    if (status === 'unknown' && kept !== null && !empty) dispatch(cartQuantityRemembered(kept));

    if (!fresh && status === 'known') return Promise.resolve();
    if (!fresh && backstage.quantity) return backstage.quantity;

    const ask = async (): Promise<void> => {
      try {
        await whenActivated();
        const quantity = empty ? 0 : await (await backstage.api()).carts.quantity();
        if (backstage.quantity === question) dispatch(receiveCartQuantity(quantity));
      } catch (error) {
        if (backstage.quantity === question) backstage.quantity = null;
        reportFailure('cart quantity', error);
      }
    };
    const question: Promise<void> = ask();
    backstage.quantity = question;
    return question;
  };
}

/**
 * Takes over a quantity that is certain: keeps it for the next page, and tells the page's other scripts when
 * it is news to them.
 *
 * @param heard it was another script that said so, to all
 */
export function receiveCartQuantity(quantity: number, heard = false): AppThunk {
  return (dispatch, getState, backstage) => {
    const { quantity: before, status } = getState().cart;
    // Whoever still waits for an answer asked before this was known.
    backstage.quantity = null;
    dispatch(cartQuantityReceived(quantity));
    writeStorage(cartQuantityKey(), String(quantity));
    if (status !== 'known' || before !== quantity) {
      const { id: cartId } = getState().cart;
      void afterRender().then(() => sendCartChanged({ quantity, cartId }, heard));
    }
  };
}
