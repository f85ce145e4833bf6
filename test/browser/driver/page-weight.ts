import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

/** What a page holds on to, once everything that nobody needs has been thrown away. */
export interface PageWeight {
  /** Bytes. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Slots that the loader follows. */
  readonly slots: number;
}

/** Collects garbage, and weighs what is left. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const devTools = await openDevTools(page);
  await devTools.send('Performance.enable');
  // What has just been let go of is only gone after the next round.
  for (let round = 0; round < 3; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(50);
  }
  const { metrics } = await devTools.send('Performance.getMetrics');
  await devTools.detach();
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    slots: await page.evaluate(() => window.storefrontWidgets?.slots().length ?? 0),
  };
}
