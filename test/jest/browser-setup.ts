import { findChromium } from '../browser/driver/find-chromium';
import { unpackChromium } from '../browser/driver/unpack-chromium';
import { buildIfStale } from './build-if-stale';

/** Once before the browser tests: the bundle is fresh, and a browser is on the disk. Starts nothing. */
export default function prepare(): void {
  buildIfStale();
  if (!findChromium()) unpackChromium();
}
