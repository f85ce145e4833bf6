import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { afterPaint } from '../page/after-paint';
import { whenIdle } from '../page/when-idle';
import { observeCartFreshness } from '../state/cart/observe-cart-freshness';
import { selectOpenDialogs } from '../state/slices/ui-slice';
import { observeDialogs } from '../state/ui/observe-dialogs';
import { isUntouched } from '../page/is-untouched';
import { onFirstInput } from './on-first-input';

/** Milliseconds for which deferred slots wait for the calls: on a slow line they take a quarter of it. */
const PATIENCE = 1_000;

/** Gives the one Redux store behind all roots of a page; the first call makes it. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  const store = makeStore({ api: session.api });
  const { mountDeferred } = session;
  let isTouched = false;
  // Between the pointer's first move and its first press there is time to fetch the chunk of the shop's calls. The first
  // call tries again what fails here, and reports it. What shows the answers to calls is mounted behind the question.
  const touched = () => {
    if (isTouched) return;
    isTouched = true;
    const mountWhenIdle = () => void whenIdle(mountDeferred);
    const late = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void afterPaint()
      .then(() => Promise.race([session.api(), late()]))
      .then(mountWhenIdle, mountWhenIdle);
  };
  const stops = [
    observeCartFreshness(store),
    observeDialogs(store),
    onFirstInput(touched),
    onFirstDue(
      store,
      () => isTouched,
      () => void afterPaint().then(mountDeferred),
    ),
  ];
  // The input that brought the first slot forward is over, and nothing else may come.
  if (!isUntouched()) touched();
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}

/**
 * Runs once, when the state first changes: a page that nobody touches, and that is right as printed, changes nothing. After an
 * input, which brings these slots in its own time, only a dialog makes it run: it must be there when it is asked for.
 */
function onFirstDue(store: AppStore, isTouched: () => boolean, run: () => void): () => void {
  const stop = store.subscribe(() => {
    if (isTouched() && selectOpenDialogs(store.getState()).length === 0) return;
    stop();
    run();
  });
  return stop;
}
