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

/** Rounds of the garbage collector after which a page is weighed as it is. */
const MOST_ROUNDS = 12;

/** Collects garbage until no node goes any more, and weighs what is left. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const devTools = await openDevTools(page);
  await devTools.send('Performance.enable');
  const weigh = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  let valueOf = await weigh();
  // What has just been let go of is only gone after the next round, or the one after it.
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
