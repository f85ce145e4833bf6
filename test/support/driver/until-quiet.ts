import type { Page } from 'playwright-core';

const pause = 600;
const timeout = 20_000;

/**
 * Waits until the page has loaded nothing for a while: the number of resources is stable, and every requested picture
 * is complete. Unlike the browser's own `networkidle` it always ends.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const started = Date.now();
  for (let before = ''; Date.now() - started < timeout; ) {
    const counted = page.evaluate(() => {
      const loading = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete).length;
      return `${document.readyState} ${performance.getEntriesByType('resource').length} ${loading}`;
    });
    // A page that is navigating can't be evaluated.
    const now = await counted.catch(() => 'left');
    if (now === before && now.startsWith('complete') && now.endsWith(' 0')) return;
    before = now;
    await page.waitForTimeout(pause);
  }
}
