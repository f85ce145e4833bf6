import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { afterPaint } from '../page/after-paint';
import { observeCartFreshness } from '../state/cart/observe-cart-freshness';
import { observeDialogs } from '../state/ui/observe-dialogs';
import { onFirstInput } from './on-first-input';

/** Gives the one Redux store behind all roots of a page; the first call makes it. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  const store = makeStore({ api: session.api });
  const { mountDeferred } = session;
  const stops = [
    observeCartFreshness(store),
    observeDialogs(store),
    // Between the pointer's first move and its first press there is time to fetch the chunk of the shop's calls. The first
    // call tries again what fails here, and reports it. What shows the answers to calls is fetched behind the calls.
    onFirstInput(() => void afterPaint().then(session.api).then(mountDeferred, mountDeferred)),
    onFirstChange(store, () => void afterPaint().then(mountDeferred)),
  ];
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}

/** Runs once, when the state first changes: a page that nobody touches, and that is right as printed, changes nothing. */
function onFirstChange(store: AppStore, run: () => void): () => void {
  const stop = store.subscribe(() => {
    stop();
    run();
  });
  return stop;
}
