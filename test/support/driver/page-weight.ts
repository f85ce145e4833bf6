import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

/** The memory use of a page after garbage collection. */
export interface PageWeight {
  /** In bytes. */
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Slots that the loader observes. */
  readonly slots: number;
}

/** The maximum of garbage collections before a page is measured. */
const MOST_ROUNDS = 12;

/** Collects garbage until the number of nodes is stable, then measures the page. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const devTools = await openDevTools(page);
  await devTools.send('Performance.enable');
  const weigh = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  let valueOf = await weigh();
  // Objects that were just released are only freed in the next collection or the one after it.
  for (let round = 0, steady = 0; round < MOST_ROUNDS && steady < 2; round += 1) {
    const before = valueOf('Nodes');
    await devTools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(50);
    valueOf = await weigh();
    steady = valueOf('Nodes') === before ? steady + 1 : 0;
  }
  await devTools.detach();
  return {
    heap: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    slots: await page.evaluate(() => window.storefrontWidgets?.slots().length ?? 0),
  };
}
