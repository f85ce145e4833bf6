import type { Session } from '../loader/session';
import { makeStore, type AppStore } from '../store/make-store';
import { observeCartFreshness } from '../store/observe-cart-freshness';
import { observeDialogs } from '../store/observe-dialogs';

/** The one store behind all roots of a page: made by the first mount, found by all others. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  const store = makeStore({ api: session.api });
  const stops = [observeCartFreshness(store), observeDialogs(store)];
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}
