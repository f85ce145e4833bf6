import type { Page } from 'playwright-core';
import { painted } from './watch-responses';

/** Waits until the page has done all work that it delays until an element is visible or the page is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  await painted(page);
}
