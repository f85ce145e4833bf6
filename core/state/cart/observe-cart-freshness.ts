import { observeCartQuantityEvents } from '../../events/cart-events';
import { cartQuantityKey } from './cart-quantity-key';
import { readQuantity } from '../../page/read-quantity';
import { observeStorage } from '../../page/storage';
import { fetchCartQuantity, receiveCartQuantity } from './cart-quantity';
import type { AppStore } from '../make-store';

/** How long a page may have been out of sight, in milliseconds, before its quantity is asked for anew. */
const STALE_AFTER = 60_000;

/**
 * Keeps the cart's quantity right on a page that is not the last one to know: after *Back*, beside another
 * tab of the shop, after a long absence, and when another script of the theme says that the cart has changed.
 * A page on which nobody shows the quantity asks for nothing.
 *
 * @returns stops observing
 */
export function observeCartFreshness(store: AppStore): () => void {
  const isShown = (): boolean => store.getState().cart.status !== 'unknown';
  const refresh = (): void => {
    if (isShown()) void store.dispatch(fetchCartQuantity({ fresh: true }));
  };
  const take = (value: unknown, heard = false): void => {
    const quantity = readQuantity(value);
    if (quantity !== null && isShown()) store.dispatch(receiveCartQuantity(quantity, heard));
  };

  // The page comes out of the browser's back/forward cache just as it was left.
  const show = (event: PageTransitionEvent): void => {
    if (event.persisted) refresh();
  };
  let hiddenAt = Infinity;
  const look = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= STALE_AFTER) refresh();
  };

  window.addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', look);
  const stopStorage = observeStorage(cartQuantityKey(), take);
  const stopEvents = observeCartQuantityEvents((value) => take(value, true));
  return () => {
    window.removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', look);
    stopStorage();
    stopEvents();
  };
}
