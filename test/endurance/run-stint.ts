import type { Browser, Page } from 'playwright-core';
import { fillCart } from '../browser/cart/open-cart';
import { mountAtOnce } from '../browser/driver/mount-at-once';
import { openPage } from '../browser/driver/open-page';
import { weighPage } from '../browser/driver/page-weight';
import { replayAnswers } from '../browser/driver/replay-answers';
import type { Weight } from './growth';
import { shopperInPage } from './shopper-in-page';
import type { Stint } from './stint';

declare global {
  interface Window {
    slotsPerRound: number;
  }
}

/** How often the page is weighed. */
const WEIGHINGS = 5;

/** How long a stint is. */
export interface Measure {
  /** A part of the rounds that the stint names. */
  readonly share: number;
  readonly slots: number;
}

/** What became of a stint. */
export interface Worked {
  readonly rounds: number;
  readonly milliseconds: number;
  /** At equal distances, the first after as many rounds as lie between two. */
  readonly weights: readonly Weight[];
  /** What the page complained of. */
  readonly trouble: readonly string[];
}

/** Does the rounds of a stint on a page of its own, and weighs the page in between. */
export async function runStint(
  browser: Browser,
  address: string,
  stint: Stint,
  { share, slots }: Measure,
): Promise<Worked> {
  const { page, context, trouble } = await openPage(browser, address, stint.path, {
    mounted: false,
    before: async (opened) => {
      await opened.addInitScript(`globalThis.__name ??= (it) => it; (${shopperInPage})();`);
      await opened.addInitScript((count) => void (window.slotsPerRound = count), slots);
      await mountAtOnce(opened);
      if (stint.replays) await replayAnswers(opened);
      if (stint.cart) await fillCart(opened, address, stint.cart);
      await stint.before?.(opened);
    },
  });
  try {
    const each = Math.max(1, Math.round(stint.rounds * share));
    const started = Date.now();
    const weights: Weight[] = [];
    // Until the engine has compiled what it runs over and over.
    await goRounds(page, stint, 0, each);
    for (let weighing = 0; weighing < WEIGHINGS; weighing += 1) {
      await goRounds(page, stint, each * (weighing + 1), each);
      weights.push({ ...(await weighPage(page)), timers: await page.evaluate(() => window.pendingTimers()) });
    }
    return {
      rounds: each * (WEIGHINGS + 1),
      milliseconds: Date.now() - started,
      weights,
      trouble: trouble.unexpected(),
    };
  } finally {
    await context.close();
  }
}

const goRounds = (page: Page, { round }: Stint, first: number, count: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    const round = ${round};
    for (let number = ${first}; number < ${first + count}; number += 1) await round(window.shopper, number);
  })()`);
