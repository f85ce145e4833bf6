import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium';
import { unrefHandles } from './unref-handles';

let browser: Promise<Browser> | undefined;

/**
 * The browser of this worker process, for all of its test files. It starts once, and Playwright closes it with the
 * process.
 */
export function workerBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

async function launch(): Promise<Browser> {
  const launched = await launchChromium();
  unrefHandles();
  // The test after a crash gets a new browser.
  launched.once('disconnected', () => (browser = undefined));
  return launched;
}
