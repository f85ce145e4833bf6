import type { Browser, CDPSession, Page } from 'playwright-core';
import { openDevTools, slowProcessor } from '../../support/driver/throttle';
import { untilMounted } from '../../support/driver/until-mounted';
import type { Contender } from './contender';
import { openBenchPage } from './open-bench-page';
import { slotsPath } from './slots-page';

export type Way = 'adopted' | 'rendered anew';

/** The subject of a measurement: the unmounted slots of a page, and the way to mount them. */
export interface SlotCase {
  /** Serves the page at `slotsPath`. */
  readonly serve: (page: Page, url: string) => Promise<void>;
  readonly way: Way;
}

export interface SlotFigures {
  readonly slots: number;
  /** Milliseconds until all slots are live. */
  readonly time: number;
  /** Milliseconds of the longest task; 0 when none took longer than 50. */
  readonly longestTask: number;
  /** Bytes of memory per slot, after a garbage collection. */
  readonly heap: number;
  readonly listeners: number;
}

/** Mounts all sleeping slots with the processor slowed to a quarter, and returns the cost. */
export async function measureSlots(browser: Browser, ours: Contender, { serve, way }: SlotCase): Promise<SlotFigures> {
  const { page, context } = await openBenchPage(browser, ours, slotsPath, {
    before: (opened) => serve(opened, ours.url),
    // A locator of the driver reads every form by name, and each later change of a field's name is slower (decision 94).
    isBare: 'unknown',
  });
  await untilMounted(page, '#awake [data-widget]');
  const devTools = await openDevTools(page);
  await slowProcessor(page, 4);
  const before = await readMetrics(devTools);
  const { time, longestTask, slots } = await page.evaluate(way === 'adopted' ? adopt : renderAnew);
  const after = await readMetrics(devTools);
  await context.close();
  return {
    slots,
    time,
    longestTask,
    heap: (after.heap - before.heap) / slots,
    listeners: (after.listeners - before.listeners) / slots,
  };
}

async function readMetrics(devTools: CDPSession): Promise<{ heap: number; listeners: number }> {
  await devTools.send('Performance.enable');
  // Twice: memory that a finalizer releases is free only after the second collection.
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: read('JSHeapUsedSize'), listeners: read('JSEventListeners') };
}

type Woken = Pick<SlotFigures, 'slots' | 'time' | 'longestTask'>;

/** Runs in the page: wakes the slots and waits for the last one. */
async function adopt(): Promise<Woken> {
  let longestTask = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const slots = [...document.querySelectorAll<HTMLElement>('[data-asleep]')];
  const all = new Promise<void>((resolve) => {
    let left = slots.length;
    const observer = new MutationObserver((records) => {
      left -= records.filter(({ target }) => (target as HTMLElement).dataset.widgetStatus === 'mounted').length;
      if (left <= 0) resolve();
    });
    observer.observe(document.body, { attributeFilter: ['data-widget-status'], subtree: true });
  });
  const start = performance.now();
  for (const slot of slots) slot.dataset.widget = slot.dataset.asleep ?? '';
  window.storefrontWidgets?.refresh(document.querySelector('#cards') ?? document);
  await all;
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { slots: slots.length, time, longestTask };
}

/** Runs in the page: renders each of the same slots as a new React root. */
async function renderAnew(): Promise<Woken> {
  let longestTask = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  });
  tasks.observe({ type: 'longtask' });
  const slots = [...document.querySelectorAll('[data-asleep]')];
  const start = performance.now();
  await window.renderAnew(slots);
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { slots: slots.length, time, longestTask };
}
