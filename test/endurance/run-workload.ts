import type { Browser, Page } from 'playwright-core';
import { mountAtOnce } from '../support/driver/mount-at-once';
import { nameHelper } from '../support/driver/name-helper';
import { openPage } from '../support/driver/open-page';
import { weighPage } from '../support/driver/page-weight';
import { replayResponses } from '../support/driver/replay-responses';
import { fillCart } from '../support/shopping/open-cart';
import type { Weight } from './growth';
import { shopperInPage } from './shopper-in-page';
import type { Workload } from './workload';

declare global {
  interface Window {
    slotsPerRound: number;
  }
}

/** The number of measurements. */
const MEASUREMENTS = 5;

/** The length of a workload. */
export interface Measure {
  /** A fraction of the workload's rounds. */
  readonly share: number;
  readonly slots: number;
}

/** The result of a workload. */
export interface WorkloadResult {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Measurements at regular intervals, the first after one interval. */
  readonly weights: readonly Weight[];
  /** The page's errors. */
  readonly trouble: readonly string[];
}

/** Runs the rounds of a workload on its own page, and measures the page in between. */
export async function runWorkload(
  browser: Browser,
  url: string,
  workload: Workload,
  { share, slots }: Measure,
): Promise<WorkloadResult> {
  const { page, context, trouble } = await openPage(browser, url, workload.path, {
    mounted: false,
    before: async (opened) => {
      await opened.addInitScript(`${nameHelper} (${shopperInPage})();`);
      await opened.addInitScript((count) => void (window.slotsPerRound = count), slots);
      await mountAtOnce(opened);
      if (workload.replays) await replayResponses(opened);
      if (workload.cart) await fillCart(opened, url, workload.cart);
      await workload.before?.(opened);
    },
  });
  try {
    const each = Math.max(1, Math.round(workload.rounds * share));
    const started = Date.now();
    const weights: Weight[] = [];
    // Warms up, until the engine has compiled the repeated code.
    await goRounds(page, workload, 0, each);
    for (let index = 0; index < MEASUREMENTS; index += 1) {
      await goRounds(page, workload, each * (index + 1), each);
      weights.push({ ...(await weighPage(page)), timers: await page.evaluate(() => window.pendingTimers()) });
    }
    return {
      rounds: each * (MEASUREMENTS + 1),
      milliseconds: Date.now() - started,
      weights,
      trouble: trouble.unexpected(),
    };
  } finally {
    await context.close();
  }
}

const goRounds = (page: Page, { round }: Workload, first: number, count: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    const round = ${round};
    for (let number = ${first}; number < ${first + count}; number += 1) await round(window.shopper, number);
  })()`);
