import type { Browser, Page } from 'playwright-core';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { slowProcessor } from '../../support/driver/throttle';
import { untilQuiet } from '../../support/driver/until-quiet';
import type { Contender } from './contender';
import { type Figure, figureOf } from './figure';
import { type Found, measureInTurn } from './measure-in-turn';
import { openBenchPage } from './open-bench-page';
import { type PressedPage, pressedPages } from './presses';
import { measurePress, watchPresses } from './watch-presses';

/**
 * Measures the cost of presses with the processor slowed to a quarter. Each round uses a new page, so that each first
 * press meets code that has not run yet.
 */
export async function measurePresses(
  browser: Browser,
  contenders: readonly Contender[],
  product: ProductRecord,
  rounds: number,
): Promise<readonly Figure[]> {
  const [ours] = contenders;
  const figures: Figure[] = [];
  for (const [at, { path, width }] of (ours ? pressedPages(product, ours) : []).entries()) {
    const found = await measureInTurn(`presses on ${path} ${width}`, contenders, rounds, (contender) => {
      const page = pressedPages(product, contender)[at];
      return page ? pressAll(browser, contender, page) : Promise.resolve({});
    });
    for (const [what, of] of Object.entries(found)) figures.push(figureOf(what, 'ms', of, { targetRatio: 1 }));
  }
  return figures;
}

async function pressAll(
  browser: Browser,
  contender: Contender,
  { path, width, prepare, presses }: PressedPage,
): Promise<Found> {
  const { page, context } = await openBenchPage(browser, contender, path, { width, before: watchPresses });
  try {
    await untilQuiet(page);
    // Moves the pointer, as a shopper who reads does, and waits for the requests that the first movement starts.
    await page.mouse.move(300, 500);
    await untilQuiet(page);
    await prepare?.(page);
    // The transition of a focused field ends before the first press.
    await untilQuiet(page);
    await slowProcessor(page, 4);
    const found: Record<string, number> = {};
    for (const { name, control, press, shown } of presses) {
      if (control !== undefined) await scrollIntoView(page, control);
      const cost = await measurePress(page, () => press(page), shown);
      found[`${name}: press to painted, by event timing`] = cost.event;
      found[`${name}: press to next paint`] = cost.nextPaint;
      if (shown !== undefined) found[`${name}: press to its response in sight`] = cost.shown;
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Scrolls the control into view before the measurement, because the driver would scroll during it. */
async function scrollIntoView(page: Page, control: string): Promise<void> {
  const found = page.locator(control).filter({ visible: true }).first();
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilQuiet(page);
}
