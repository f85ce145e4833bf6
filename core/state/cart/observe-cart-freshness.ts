import { observeCartQuantityEvents } from '../../events/cart-events';
import { cartQuantityKey } from './cart-quantity-key';
import { readCount } from '../../page/read-count';
import { observeStorage } from '../../page/storage';
import { fetchCartQuantity, followKeptQuantity, receiveCartQuantity, showKeptQuantity } from './cart-quantity';
import type { AppStore } from '../make-store';

/** Milliseconds that a page may be hidden before its quantity is requested again. */
const STALE_AFTER = 60_000;

/**
 * Updates the cart's quantity when it may have changed elsewhere: after *Back*, in another tab of the shop, while the page was
 * hidden for long, and when another script of the theme sends the event that the cart has changed.
 *
 * A page on which no widget shows the quantity sends no request. It still puts a quantity from another tab or script into
 * the state: the cart page compares it with its own, even if the badge is not mounted yet.
 *
 * @returns a function that stops observing
 */
export function observeCartFreshness(store: AppStore): () => void {
  const isShown = (): boolean => store.getState().cart.status !== 'unknown';
  const refresh = (): void => {
    if (isShown()) void store.dispatch(fetchCartQuantity({ fresh: true }));
  };
  const receive = (value: unknown): void => {
    const quantity = readCount(value);
    if (quantity !== null) store.dispatch(receiveCartQuantity(quantity, true));
  };

  // A page from the back/forward cache is as the shopper left it. The stored quantity is shown in its first frame; the shop
  // knows of changes on other devices.
  const refreshRestored = (event: PageTransitionEvent): void => {
    if (!event.persisted || !isShown()) return;
    store.dispatch(showKeptQuantity());
    refresh();
  };
  let hiddenAt = Infinity;
  const refreshStale = (): void => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= STALE_AFTER) refresh();
  };

  window.addEventListener('pageshow', refreshRestored);
  document.addEventListener('visibilitychange', refreshStale);
  const stopStorage = observeStorage(cartQuantityKey(), () => void store.dispatch(followKeptQuantity()));
  const stopEvents = observeCartQuantityEvents(receive);
  return () => {
    window.removeEventListener('pageshow', refreshRestored);
    document.removeEventListener('visibilitychange', refreshStale);
    stopStorage();
    stopEvents();
  };
}
