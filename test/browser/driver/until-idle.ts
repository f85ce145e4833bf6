import type { Page } from 'playwright-core';
import { painted } from './watch-answers';

/** Waits until whatever waits for sight, or for a moment in which the page has nothing to do, has had it. */
export async function untilIdle(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  await painted(page);
}
