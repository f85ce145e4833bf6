import type { Page } from 'playwright-core';
import { painted } from './watch-answers';

/** Waits until the work is done that waits for visibility or for an idle page. */
export async function untilIdle(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  await painted(page);
}
