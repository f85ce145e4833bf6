import { pageContext } from '../page/page-context';
import { savesData } from '../page/saves-data';
import type { StorefrontApi } from '../api/storefront-api';
import { listenToJQuery } from '../events/listen-to-jquery';
import type { Session } from './session';
import { makeStore, type AppStore } from '../state/make-store';
import { afterPaint, whenIdle } from '../timing/wait';
import { addedIn } from '../dom/foreign-nodes';
import { trustBy } from '../dom/trusted';
import { observeCartFreshness } from '../state/cart/cart-quantity';
import { selectAnnouncement, selectOpenDialogs } from '../state/slices/ui-slice';
import { observeDialogs } from '../state/ui/dialogs';
import { isUntouched } from '../timing/is-untouched';

/**
 * If the runtime's file takes fewer milliseconds than this, the line is not slow. With 1.6 Mbit/s and 150 ms of latency it takes
 * more than 450. From the browser's cache it takes a few milliseconds.
 */
const QUICK = 300;

/**
 * Whether the runtime loads and runs the code of the shop's calls (`api.js`) on an idle page, before the first input. It does so
 * only on product pages and on the cart page, because their first press is likely to call the shop, and only if the runtime came
 * from the browser's cache: the shopper has seen another page of this shop, and a list has fetched the calls too. With Save-Data
 * on it does not do so. The first page of a visit would download 13 kB that most visits do not use.
 *
 * A server of another origin that sends no `Timing-Allow-Origin` hides where the file came from. There `transferSize` is always 0,
 * and only the time decides. `navigator.connection` cannot decide, because only Chromium has it, and it calls 1.6 Mbit/s "4g".
 */
export function loadsCallsEarly(): boolean {
  if (savesData() || !['product', 'cart'].includes(pageContext().pageType)) return false;
  const [runtime] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return runtime?.transferSize === 0 && runtime.duration < QUICK;
}

/**
 * Scrolling needs no listener: on a touch screen it begins with `pointerdown`, and a shopper who uses a mouse wheel also moves the
 * mouse. If a tap began before this code runs, only its `pointerup` is sure to follow.
 */
const INPUTS = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'] as const;

/**
 * Runs once, when the shopper first moves or presses a pointer, presses a key, or moves the focus. Without any of these inputs it never
 * runs.
 *
 * @param run called without the event
 * @returns stops waiting
 */
export function onFirstInput(run: () => void): () => void {
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    run();
  };
  for (const input of INPUTS) document.addEventListener(input, once, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

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
  // A failure is not reported: the first call retries.
  else if (loadsCallsEarly()) whenIdle(() => void api().catch(() => {}));
  session.stopObserving = () => stops.forEach((stop) => stop());
  return (session.store = store);
}

/**
 * Runs once, when the state first changes. If the rendered page is up to date, its state does not change before the first
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
