import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { nameHelper } from '../../../support/driver/name-helper';
import { openPage } from '../../../support/driver/open-page';
import { fillCart } from '../../../support/shopping/open-cart';
import { type Settling, watchSettling } from '../../adopt/try/behaviours/settling';
import { phone } from '../../adopt/try/behaviours/stage-set';
import { reasonOf } from '../../adopt/try/reason-of';
import type { Contender } from '../../bench/contender';
import type { ShoppingTask } from './shopping-tasks';
import type { Step } from './step';

/** What a task costs a shopper. */
export interface Walk {
  /** Taps, typed texts, choices and keys. */
  readonly steps: number;
  /** Screens that the shopper scrolled to reach the controls. */
  readonly scrolls: number;
  /** Pages loaded on the way. */
  readonly pages: number;
  /** From each step until its effect is on the screen, added up. */
  readonly seconds: number;
}

const screen = { width: 375, height: 667 };

/**
 * Does a task as a new shopper, and takes a picture of the screen after every step.
 *
 * @param folder of the pictures
 */
export async function walkTask(
  browser: Browser,
  { name, shop, url }: Contender,
  task: ShoppingTask,
  steps: readonly Step[],
  folder: string,
): Promise<Walk> {
  const picture = (end: number | string) => join(folder, name, `${task.name.replace(/\W+/g, '-')}-${end}.png`);
  shop.reset();
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true, userAgent: phone });
  if (task.cart) await fillCart(context, url, task.cart);
  let settling: Settling | undefined;
  const { page } = await openPage(context, url, task.path, {
    mounted: false,
    isBare: 'unknown',
    before: async (opened) => {
      await opened.addInitScript({ content: nameHelper });
      settling = watchSettling(opened);
    },
  });
  const walk = { steps: 0, scrolls: 0, pages: 0, seconds: 0 };
  let number = 0;
  const rest = async () => {
    await settling?.rest();
    await page.screenshot({ path: picture(number) });
    number += 1;
  };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) walk.pages += 1;
  });
  try {
    await rest();
    for (const step of steps) {
      walk.scrolls += await screensTo(page, step);
      const started = performance.now();
      await act(page, step);
      await find(page, step.shows).waitFor();
      walk.seconds += (performance.now() - started) / 1000;
      if (step.kind !== 'look') walk.steps += 1;
      await rest();
    }
    return { ...walk, seconds: Math.round(walk.seconds * 10) / 10 };
  } catch (error) {
    await page.screenshot({ path: picture('failed') });
    throw new Error(`${name}, ${task.name}, step ${walk.steps + 1}: ${reasonOf(error)}`, { cause: error });
  } finally {
    await context.close();
  }
}

const find = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

/** Scrolls to a control, and returns how many screens away it was. */
async function screensTo(page: Page, { at }: Step): Promise<number> {
  if (at === undefined) return 0;
  const control = find(page, at);
  await control.waitFor();
  const box = await control.boundingBox();
  await control.scrollIntoViewIfNeeded();
  if (!box || (box.y >= 0 && box.y + box.height <= screen.height)) return 0;
  return Math.ceil(Math.max(-box.y, box.y + box.height - screen.height) / screen.height);
}

async function act(page: Page, { kind, at = '', what = '' }: Step): Promise<void> {
  const control = find(page, at);
  if (kind === 'tap') await control.tap();
  else if (kind === 'choose') await control.selectOption({ label: what });
  else if (kind === 'look') return;
  else if (kind === 'back') await page.goBack();
  else if (kind === 'key') await page.keyboard.press(what);
  else {
    await control.tap();
    await control.pressSequentially(what);
  }
}
