import { pageContext } from '../page/page-context';
import { savesData } from '../page/saves-data';

/**
 * If the runtime's file takes fewer milliseconds than this, the line is not slow. With 1.6 Mbit/s and 150 ms of latency it takes
 * more than 450. From the browser's cache it takes a few milliseconds. It is there if the shopper has seen another page of this
 * shop.
 */
const QUICK = 300;

/**
 * Whether the runtime loads and runs the code of the shop's calls (`api.js`) on an idle page, before the first input. It does so
 * only on product pages and on the cart page, because their first press is likely to call the shop. It does not do so on a slow
 * line, or with Save-Data on. `navigator.connection` cannot decide, because only Chromium has it, and it calls 1.6 Mbit/s "4g".
 */
export function loadsCallsEarly(): boolean {
  if (savesData() || !['product', 'cart'].includes(pageContext().pageType)) return false;
  const [runtime] = performance.getEntriesByName(import.meta.url);
  return runtime !== undefined && runtime.duration < QUICK;
}
