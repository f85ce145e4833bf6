import { observeCartQuantityEvents } from '../../events/cart-events';
import { cartQuantityKey } from './cart-quantity-key';
import { readCount } from '../../page/read-count';
import { observeStorage } from '../../page/storage';
import { fetchCartQuantity, followKeptQuantity, receiveCartQuantity } from './cart-quantity';
import type { AppStore } from '../make-store';

/** How long a page may have been out of sight, in milliseconds, before its quantity is asked for anew. */
const STALE_AFTER = 60_000;

/**
 * Keeps the cart's quantity right when it changed elsewhere: after *Back*, in another tab of the shop, during a long
 * absence, and when another script of the theme sends the event that the cart has changed.
 * A page on which nobody shows the quantity asks for nothing; what others say it takes over, because the cart's page may be
 * there alone, with a badge that nobody has touched.
 *
 * @returns stops observing
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

  // The back/forward cache gives the page back as it was left.
  const refreshRestored = (event: PageTransitionEvent): void => {
    if (event.persisted) refresh();
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
