import type { LoggedRequest } from '../../shop/switches/request-log';
import { nameHelper } from './name-helper';

/** How the browser came to show a page. */
export type Way = 'loaded' | 'prefetched' | 'prerendered' | 'restored';

/** A page's report about itself. */
export interface Report {
  readonly path: string;
  readonly way: Way;
  /** Milliseconds since the shopper could see the page; null while it is prerendered. */
  readonly at: number | null;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /**
   * `arrived`, `frame`, `load` of a prerendered page, `idle` (the page has loaded and done its waiting work), `storage
   * <key>` for a write, or the type of an event that the page dispatched to its document.
   */
  readonly what: string;
  /** The visible texts of each watched selector in a frame; null if the page is hidden as a whole. */
  readonly texts?: readonly string[] | null;
}

/** The path of the requests that carry the reports. */
const reportPath = '/page-reports';

/**
 * A script that reports each frame that shows something else than the frame before it, for the head of every page. The
 * driver can't read the frames, because Chromium replaces the driver's page by a prerendered or restored one.
 *
 * @param selectors the elements to read
 */
export const reportsScript = (selectors: readonly string[]): string =>
  `${nameHelper} (${reportPage})('${reportPath}', ${JSON.stringify(selectors)});`;

/** The reports so far, oldest first. Their requests may arrive in another order. */
export const reportsIn = (log: readonly LoggedRequest[]): Report[] =>
  log
    .filter(({ path }) => path === reportPath)
    .map(({ query }) => JSON.parse(new URLSearchParams(query).get('said') ?? '') as Report)
    .sort((one, other) => one.sentAt - other.sentAt);

/** Runs in the page before any other script. */
function reportPage(path: string, selectors: readonly string[]): void {
  const isPrerendering = () => 'prerendering' in document && document.prerendering === true;
  let way = 'loaded';
  let seenAt = 0;
  const report = (what: string, texts?: readonly string[] | null) => {
    const now = performance.now();
    const at = isPrerendering() ? null : Math.round(now - seenAt);
    const sentAt = performance.timeOrigin + now;
    const said = JSON.stringify({ path: location.pathname, way, at, sentAt, what, texts });
    navigator.sendBeacon(`${path}?${new URLSearchParams({ said }).toString()}`);
  };

  const { setItem, removeItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    report(`storage ${key}`);
    setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function (key) {
    report(`storage ${key}`);
    removeItem.call(this, key);
  };
  const dispatch = document.dispatchEvent.bind(document);
  document.dispatchEvent = (event) => {
    report(event.type);
    return dispatch(event);
  };

  // The widgets' first event. They dispatch by the prototype's method, because a field may clobber a form's.
  window.addEventListener('widgets:page-viewed', ({ type }) => report(type), true);

  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter(isVisible)
      .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
  let before: string | undefined;
  const look = () => {
    const texts = isVisible(document.documentElement) ? selectors.map((one) => textsOf(one).join()) : null;
    if (JSON.stringify(texts) !== before) report('frame', texts);
    before = JSON.stringify(texts);
  };
  // Called between layout and paint, after all other callbacks of the frame.
  const observer = new ResizeObserver(look);
  const watch = () => {
    observer.disconnect();
    observer.observe(document.documentElement);
    requestAnimationFrame(watch);
  };
  const reportIdle = () => requestIdleCallback(() => requestIdleCallback(() => report('idle')));
  const arrive = (by: string, at: number) => {
    [way, seenAt, before] = [by, at, undefined];
    report('arrived');
    if (document.readyState === 'complete') reportIdle();
  };

  const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
  if (isPrerendering()) {
    addEventListener('load', () => report('load'));
    document.addEventListener('prerenderingchange', () => {
      arrive('prerendered', performance.now());
      watch();
    });
  } else {
    addEventListener('load', reportIdle);
    arrive(entry?.deliveryType === 'navigational-prefetch' ? 'prefetched' : 'loaded', 0);
    watch();
  }

  // A page in the back/forward cache gets no `storage` events from other tabs.
  let isAway = false;
  addEventListener('pagehide', () => (isAway = true));
  addEventListener('pageshow', ({ persisted }) => {
    isAway = false;
    if (persisted) arrive('restored', performance.now());
  });
  addEventListener('storage', (event) => isAway && event.stopImmediatePropagation());
}
