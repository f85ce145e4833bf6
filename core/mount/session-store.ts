import type { StorefrontApi } from '../api/storefront-api';
import { listenToJQuery } from '../events/listen-to-jquery';
import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { afterPaint } from '../page/after-paint';
import { addedIn } from '../page/foreign-nodes';
import { trustBy } from '../page/trusted';
import { whenIdle } from '../page/when-idle';
import { observeCartFreshness } from '../state/cart/observe-cart-freshness';
import { selectAnnouncement, selectOpenDialogs } from '../state/slices/ui-slice';
import { observeDialogs } from '../state/ui/observe-dialogs';
import { isUntouched } from '../page/is-untouched';
import { loadsCallsEarly } from './loads-calls-early';
import { onFirstInput } from './on-first-input';

type ApiChunk = typeof import('../api/storefront-api');

/** Gives the one Redux store behind all roots of a page. The first call makes it, and passes the loader's policy and its set of added nodes on. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  trustBy(session.policy);
  if (session.added) addedIn(session.added);
  const { loadChunk, mountDeferred } = session;
  let calls: StorefrontApi | undefined;
  /** Loads the shop's calls, a chunk of their own: at the first call or the first input, or when the page is idle. */
  const api = () => loadChunk<ApiChunk>('api').then(({ createStorefrontApi }) => (calls ??= createStorefrontApi()));
  const store = makeStore({ api });
  let isTouched = false;
  // Between the pointer's first move and its first press there is time to load the shop's calls. If loading fails
  // here, the first call loads the chunk again, and reports a failure. Deferred slots show the results of calls. So
  // they are mounted after the chunk of the calls has loaded.
  const touched = () => {
    if (isTouched) return;
    isTouched = true;
    const mountWhenIdle = () => void whenIdle(mountDeferred);
    void afterPaint().then(api).then(mountWhenIdle, mountWhenIdle);
  };
  const stops = [
    observeCartFreshness(store),
    observeDialogs(store),
    listenToJQuery(),
    onFirstInput(touched),
    onFirstChange(
      store,
      () => isTouched,
      () => void afterPaint().then(mountDeferred),
    ),
  ];
  // The listener above misses an earlier press: the press that made the first slot mount. There may be no second press.
  if (!isUntouched()) touched();
  // A failure is not reported: the first call tries again.
  else if (loadsCallsEarly()) whenIdle(() => void api().catch(() => {}));
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}

/**
 * Runs once, when the state first changes. If the printed page is up to date, its state does not change before the first
 * input. After the first input `touched` mounts the deferred slots when the page is idle. So only an open dialog or a
 * waiting announcement still runs it.
 */
function onFirstChange(store: AppStore, isTouched: () => boolean, run: () => void): () => void {
  const stop = store.subscribe(() => {
    const state = store.getState();
    if (isTouched() && !selectOpenDialogs(state).length && !selectAnnouncement(state)) return;
    stop();
    run();
  });
  return stop;
}
