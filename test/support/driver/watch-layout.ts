import type { Page } from 'playwright-core';

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/**
 * Records layout shifts without a shopper's input, from the moment when the whole HTML has arrived: on a busy machine the browser
 * may paint half of it first. Call it before the page navigates.
 *
 * @param isWhole false: also those while the HTML arrives
 */
export async function watchLayout(page: Page, { isWhole = true } = {}): Promise<() => Promise<string[]>> {
  await page.addInitScript((fromWhole) => {
    window.layoutShifts = [];
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node }[];
    }
    new PerformanceObserver((list) => {
      const [{ domContentLoadedEventStart: whole = 0 } = {}] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput || (fromWhole && (whole === 0 || startTime < whole))) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text'));
        window.layoutShifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, isWhole);
  return () => page.evaluate(() => window.layoutShifts);
}
