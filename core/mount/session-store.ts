import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { afterPaint } from '../page/after-paint';
import { trustBy } from '../page/trusted';
import { whenIdle } from '../page/when-idle';
import { observeCartFreshness } from '../state/cart/observe-cart-freshness';
import { selectAnnouncement, selectOpenDialogs } from '../state/slices/ui-slice';
import { observeDialogs } from '../state/ui/observe-dialogs';
import { isUntouched } from '../page/is-untouched';
import { onFirstInput } from './on-first-input';

/** Gives the one Redux store behind all roots of a page; the first call makes it, and has HTML go through the page's policy. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  trustBy(session.policy);
  const store = makeStore({ api: session.api });
  const { mountDeferred } = session;
  let isTouched = false;
  // Between the pointer's first move and its first press there is time to fetch the chunk of the shop's calls. The first
  // call tries again what fails here, and reports it. What shows the answers to calls is mounted behind the question.
  const touched = () => {
    if (isTouched) return;
    isTouched = true;
    const mountWhenIdle = () => void whenIdle(mountDeferred);
    void afterPaint().then(session.api).then(mountWhenIdle, mountWhenIdle);
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
 * input, which brings these slots in its own time, only what must not wait makes it run: a dialog, and what is to be spoken.
 */
function onFirstDue(store: AppStore, isTouched: () => boolean, run: () => void): () => void {
  const stop = store.subscribe(() => {
    const state = store.getState();
    if (isTouched() && !selectOpenDialogs(state).length && !selectAnnouncement(state)) return;
    stop();
    run();
  });
  return stop;
}
