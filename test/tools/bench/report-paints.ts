import { nameHelper } from '../../support/driver/name-helper';

/** A page's report about its first and its largest paint, in milliseconds after the press. */
export interface Paints {
  readonly first: number;
  readonly largest: number;
  /** Whether the page was prerendered before it was shown. */
  readonly isPrerendered: boolean;
  /** Whether its HTML was fetched before the press. */
  readonly isPrefetched: boolean;
}

/** The path of the request that carries a report. */
export const reportPath = '/bench-paints';

/**
 * The script that sends the report, for the head of every page. The driver can't read the paints, because Chromium replaces
 * the driver's page by a prerendered one.
 */
export const paintsScript = `${nameHelper} (${reportPaints})('${reportPath}');`;

/** Reads a report from the query of its request. */
export function readPaints(query: string): Paints {
  const said = new URLSearchParams(query);
  const number = (name: string): number => Number(said.get(name) ?? Number.NaN);
  return {
    first: number('first'),
    largest: number('largest'),
    isPrerendered: said.get('prerendered') === 'true',
    isPrefetched: said.get('prefetched') === 'true',
  };
}

/** Runs in the page before any other script. */
function reportPaints(path: string): void {
  const key = 'bench-press';
  const rest = 700;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) =>
      localStorage.setItem(
        key,
        JSON.stringify({ page: performance.timeOrigin, at: performance.timeOrigin + timeStamp }),
      ),
    true,
  );
  let first = 0;
  let largest = 0;
  let changedAt = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = startTime;
    changedAt = performance.now();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') first = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = setInterval(() => {
    const isQuiet = largest > 0 && document.readyState === 'complete' && performance.now() - changedAt > rest;
    const press = localStorage.getItem(key);
    if (('prerendering' in document && document.prerendering) || !isQuiet || press === null) return;
    const { page, at } = JSON.parse(press) as { page: number; at: number };
    // This is still the page of the press.
    if (page === performance.timeOrigin) return;
    clearInterval(look);
    localStorage.removeItem(key);
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
      deliveryType: string;
    })[];
    const since = (time: number): string => String(performance.timeOrigin + time - at);
    const said = new URLSearchParams({
      first: since(first),
      largest: since(largest),
      prerendered: String((entry?.activationStart ?? 0) > 0),
      prefetched: String(entry?.deliveryType === 'navigational-prefetch'),
    });
    navigator.sendBeacon(`${path}?${said.toString()}`);
  }, 50);
}
