import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { observeCartFreshness } from '../state/cart/observe-cart-freshness';
import { observeDialogs } from '../state/ui/observe-dialogs';
import { onFirstInput } from './on-first-input';

/** Gives the one Redux store behind all roots of a page; the first call makes it. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  const store = makeStore({ api: session.api });
  const stops = [
    observeCartFreshness(store),
    observeDialogs(store),
    // Between the pointer's first move and its first press there is time to fetch the chunk of the shop's calls. The first
    // call tries again what fails here, and reports it.
    onFirstInput(() => void session.api().catch(() => undefined)),
  ];
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}
