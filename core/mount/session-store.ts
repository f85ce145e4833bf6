import type { StorefrontApi } from '../api/storefront-api';
import { addedIn } from '../dom/foreign-nodes';
import { trustBy } from '../dom/trusted';
import { listenToJQuery } from '../events/listen-to-jquery';
import { latePatch } from '../markup/late-patch';
import { pageContext } from '../page/page-context';
import { savesData } from '../page/saves-data';
import { observeCartFreshness } from '../state/cart/cart-quantity';
import { type AppStore, makeStore } from '../state/make-store';
import { sendPageViewed } from '../state/send-page-viewed';
import { selectAnnouncement, selectOpenDialogs } from '../state/slices/ui-slice';
import { observeDialogs } from '../state/ui/dialogs';
import { isUntouched } from '../timing/is-untouched';
import { afterPaint, whenIdle } from '../timing/wait';
import type { Session } from './session';

/** Milliseconds; faster is from the cache. */
const QUICK = 300;

/**
 * Whether an idle product or cart page loads `api.js` before the first input: if the runtime came from the cache
 * (decision 31). Without `Timing-Allow-Origin`, `transferSize` of another origin is 0 and only the time decides.
 * `navigator.connection` calls 1.6 Mbit/s "4g".
 */
export function loadsCallsEarly(): boolean {
  if (savesData() || !['product', 'cart'].includes(pageContext().pageType)) return false;
  const [runtime] = performance.getEntriesByName(import.meta.url) as PerformanceResourceTiming[];
  return runtime?.transferSize === 0 && runtime.duration < QUICK;
}

/**
 * Touch scrolling begins with `pointerdown`; a mouse wheel comes with moves. A tap begun earlier leaves only
 * `pointerup`.
 */
const INPUTS = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'] as const;

/**
 * Calls `run` once, at the first pointer, key or focus input.
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

type ApiChunk = typeof import('../api/storefront-api') & typeof import('../markup/patch-html');

/** The store of a page; the first call makes it. */
export function sessionStore(session: Session): AppStore {
  if (session.store) return session.store;
  trustBy(session.policy);
  if (session.added) addedIn(session.added);
  const { loadChunk, mountDeferred } = session;
  let calls: StorefrontApi | undefined;
  const api = async () => {
    const { createStorefrontApi, patchHtml } = await loadChunk<ApiChunk>('api');
    latePatch.patchHtml = patchHtml;
    calls ??= createStorefrontApi();
    return calls;
  };
  latePatch.load = api;
  const store = makeStore({ api });
  let isTouched = false;
  // The first move comes before the first press: time to load. After a failure the first request retries and reports.
  // Deferred slots show responses, so they mount later.
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
  // The listener missed the press that mounted the first slot.
  if (!isUntouched()) touched();
  // The first request retries, and reports a failure.
  else if (loadsCallsEarly()) whenIdle(() => void api().catch(() => {}));
  session.stopObserving = () => stops.forEach((stop) => stop());
  session.store = store;
  sendPageViewed();
  return store;
}

/**
 * Calls `run` once the state changes: on an up-to-date page not before the first input, and after it only for an open
 * dialog or an announcement, because `touched` mounts the rest.
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
