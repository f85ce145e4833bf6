/** Milliseconds for which Chromium keeps a page that it fetched before its link was pressed. */
const KEPT_FOR = 300_000;

/**
 * The earliest time, in milliseconds since 1970, at which the shop may have printed this page. A page that was fetched early
 * (speculation rules) or that came from a cache is older than its visit:
 * https://developer.mozilla.org/en-US/docs/Web/API/PerformanceResourceTiming/deliveryType
 */
export function printedAfter(): number {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
  return performance.timeOrigin - (visit?.deliveryType ? KEPT_FOR : 0);
}
