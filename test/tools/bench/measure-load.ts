import type { Browser, CDPSession } from 'playwright-core';
import { blockCode } from '../../support/driver/hold-code';
import { openDevTools, slowProcessor } from '../../support/driver/throttle';
import { untilQuiet } from '../../support/driver/until-quiet';
import type { BenchPage } from './bench-pages';
import type { Contender } from './contender';
import { openBenchPage } from './open-bench-page';

export interface LoadFigures {
  /** Milliseconds of main-thread time from the first byte until the page is quiet. */
  readonly task: number;
  /** The sum of the milliseconds beyond 50 of each long task. */
  readonly blocking: number;
  readonly shift: number;
}

declare global {
  interface Window {
    loadFigures: { blocking: number; shift: number };
  }
}

/**
 * Loads a page with a cold cache, on a phone's screen, with the processor slowed to a quarter.
 *
 * @param scripted whether the theme's scripts load; without them the figures are those of the page itself
 */
export async function measureLoad(
  browser: Browser,
  contender: Contender,
  { path, prepare }: BenchPage,
  scripted: boolean,
): Promise<LoadFigures> {
  let devTools: CDPSession | undefined;
  const { page, context } = await openBenchPage(browser, contender, path, {
    width: 390,
    height: 844,
    before: async (opened) => {
      await prepare?.(opened, contender);
      if (!scripted) await blockCode(opened, contender.scripts);
      devTools = await openDevTools(opened);
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
      await slowProcessor(opened, 4);
      await opened.addInitScript(watchLoad);
    },
  });
  try {
    await untilQuiet(page);
    await page.waitForTimeout(1_000);
    const metrics = (await devTools?.send('Performance.getMetrics'))?.metrics ?? [];
    const figures = await page.evaluate(() => window.loadFigures);
    const task = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    return { task, ...figures };
  } finally {
    await context.close();
  }
}

/** Runs in the page before any other script. */
function watchLoad(): void {
  window.loadFigures = { blocking: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.loadFigures.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.loadFigures.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
