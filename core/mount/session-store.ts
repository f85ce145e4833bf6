import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { observeCartFreshness } from '../state/cart/observe-cart-freshness';
import { observeDialogs } from '../state/ui/observe-dialogs';
import { onFirstInput } from './on-first-input';

/** The one store behind all roots of a page: made by the first mount, found by all others. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  const store = makeStore({ api: session.api });
  const stops = [
    observeCartFreshness(store),
    observeDialogs(store),
    // Between the hand's first move and its first press there is time to fetch the store's calls. What fails here is tried
    // again, and reported, by the first call.
    onFirstInput(() => void session.api().catch(() => undefined)),
  ];
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}
