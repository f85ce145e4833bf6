import { buildIfStale } from '../build/build-if-stale';
import { findChromium } from '../driver/find-chromium';
import { unpackChromium } from '../driver/unpack-chromium';

/**
 * Runs once before the browser tests: updates the bundle and makes sure that a browser is installed. Starts neither.
 */
export default function prepare(): void {
  buildIfStale();
  if (!findChromium()) unpackChromium();
}
