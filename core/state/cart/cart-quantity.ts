import { sendCartChanged } from '../../events/cart-events';
import { cartQuantityKey } from './cart-quantity-key';
import { readCount } from '../../page/read-count';
import { isPrintOld, keepQuantity, keptQuantity } from '../../page/kept-quantity';
import { readStorage, writeStorage } from '../../page/storage';
import { whenActivated } from '../../page/when-activated';
import { cartQuantityReceived, cartQuantityRemembered } from '../slices/cart-slice';
import type { AppThunk } from '../make-store';
import { reportFailure } from '../report-failure';

/**
 * Finds out how many items the cart holds: first as this browser remembers, then, unless it remembers this very cart from a
 * moment ago, as the shop answers. All callers share one question to the shop, and a prerendered page waits with it. A
 * failure changes nothing on the page; it is reported to operators.
 *
 * @param fresh ask although the quantity is known, or asked for, already: the cart may have changed since
 */
export function fetchCartQuantity({ fresh = false } = {}): AppThunk<Promise<void>> {
  return (dispatch, getState, services) => {
    const { id, status } = getState().cart;
    // A layout without a cart's id is right until something is added, and then the cart has an id.
    const empty = id === '' && !fresh && !isPrintOld();
    if (!fresh && status === 'known') return Promise.resolve();
    const certain = fresh ? undefined : keptQuantity(id);
    if (certain !== undefined) return Promise.resolve(dispatch(showCartQuantity(certain)));
    const kept = keptCount();
    if (kept !== null && !empty) dispatch(cartQuantityRemembered(kept));

    if (!fresh && services.quantity) return services.quantity;

    const ask = async (): Promise<void> => {
      try {
        await whenActivated();
        const quantity = empty ? 0 : await (await services.api()).carts.quantity();
        if (services.quantity === question) dispatch(receiveCartQuantity(quantity));
      } catch (error) {
        if (services.quantity === question) services.quantity = null;
        reportFailure('cart quantity', error);
      }
    };
    const question: Promise<void> = ask();
    services.quantity = question;
    return question;
  };
}

/**
 * Takes over a quantity that the shop has just said: shows it, and keeps it for the next pages.
 *
 * @param isExternal another script has sent the event already
 */
export function receiveCartQuantity(quantity: number, isExternal = false): AppThunk {
  return (dispatch, getState) => {
    dispatch(showCartQuantity(quantity, isExternal));
    const { id } = getState().cart;
    // Before the number by itself: a tab beside may mount its badge when it gets the first of the two.
    if (id) keepQuantity(id, quantity);
    // Of a shopper who never had anything in the cart nothing is stored.
    if (quantity || readStorage(cartQuantityKey())) writeStorage(cartQuantityKey(), String(quantity));
  };
}

/**
 * Shows the quantity that another tab has stored. It is not written again: this tab may get it late, when a newer one is
 * stored already.
 */
export const followKeptQuantity = (): AppThunk => (dispatch) => {
  const kept = keptCount();
  if (kept !== null) dispatch(showCartQuantity(kept));
};

const keptCount = (): number | null => readCount(readStorage(cartQuantityKey()));

/** Shows a quantity that is certain, and tells the page's other scripts when it is news to them. */
function showCartQuantity(quantity: number, isExternal = false): AppThunk {
  return (dispatch, getState, services) => {
    const { quantity: before, status, id: cartId } = getState().cart;
    // An answer that is still on its way is older than this.
    services.quantity = null;
    dispatch(cartQuantityReceived(quantity));
    if (status === 'known' && before === quantity) return;
    void services.afterPaint().then(() => {
      // A script that stores what it is told must not be told an old number.
      if (getState().cart.quantity === quantity) sendCartChanged({ quantity, cartId }, isExternal);
    });
  };
}
