import { pageContext } from '../page/page-context';
import { savesData } from '../page/saves-data';

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
