import type { Session } from '../loader/session';
import { makeStore, type AppStore } from '../store/make-store';
import { observeCartFreshness } from '../store/cart/observe-cart-freshness';
import { observeDialogs } from '../store/ui/observe-dialogs';

/** Asks for the store's calls when nothing else is to do, so that the first choice of an option need not wait for them. */
const fetchEarly = ({ api }: Session) => {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // What fails here is tried again, and reported, by the first call.
  whenIdle(() => void api().catch(() => undefined));
};

/** The one store behind all roots of a page: made by the first mount, found by all others. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  const store = makeStore({ api: session.api });
  const stops = [observeCartFreshness(store), observeDialogs(store)];
  session.stopObserving = () => stops.forEach((stop) => stop());
  fetchEarly(session);
  return (session.store = store);
}
