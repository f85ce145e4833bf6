import type { Browser } from 'playwright-core';
import { launchChromium } from '../driver/chromium';
import { letGo } from './let-go';

let browser: Promise<Browser> | undefined;

/** The browser of this worker process, for all of its test files: it starts once, and Playwright ends it with the process. */
export function workerBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

async function launch(): Promise<Browser> {
  const launched = await launchChromium();
  letGo();
  // The test after a crash gets another one.
  launched.once('disconnected', () => (browser = undefined));
  return launched;
}
