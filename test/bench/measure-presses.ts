import type { Browser, Page } from 'playwright-core';
import { chooseValue } from '../browser/sale/choose-option';
import { slowProcessor } from '../browser/driver/throttle';
import { untilQuiet } from '../browser/driver/until-quiet';
import type { ProductRecord } from '../shop/catalogue/product-record';
import type { Figure } from './figure';
import { median } from './median';
import { openBenchPage } from './open-bench-page';

/** What one press cost, in milliseconds. */
interface Press {
  /** From the press to the frame that answers it, as the browser's own event timing has it (in steps of 8). */
  readonly event: number;
  /** From the press to the first task behind the next frame. */
  readonly nextPaint: number;
}

declare global {
  interface Window {
    press: { event: number; nextPaint: number };
  }
}

/** Milliseconds after which a press and all that follows from it are over. */
const REST = 1_500;

/**
 * Measures what presses on a product's page cost, at a quarter of the processor's speed: each first press anew in every
 * run, so that it meets code that has not run yet.
 */
export async function measurePresses(
  browser: Browser,
  address: string,
  product: ProductRecord,
  runs: number,
): Promise<readonly Figure[]> {
  const measured = new Map<string, Press[]>();
  for (let run = 0; run < runs; run++) {
    const { page, context } = await openBenchPage(browser, address, `/${product.slug}/`, {
      before: (opened) => opened.addInitScript(watchPresses),
    });
    await untilQuiet(page);
    await slowProcessor(page, 4);
    for (const [name, press] of pressesOn(page, product)) {
      await page.evaluate(() => Object.assign(window.press, { event: 0, nextPaint: 0 }));
      await press();
      await page.waitForTimeout(REST);
      measured.set(name, [...(measured.get(name) ?? []), await page.evaluate(() => ({ ...window.press }))]);
    }
    await context.close();
  }
  return [...measured].flatMap(([name, presses]) => [
    figureOf(`${name}: press to painted, by event timing`, presses, ({ event }) => event),
    figureOf(`${name}: press to next paint`, presses, ({ nextPaint }) => nextPaint),
  ]);
}

function pressesOn(page: Page, { options }: ProductRecord): readonly (readonly [string, () => Promise<void>])[] {
  const [option] = options.filter((one) => 'values' in one);
  if (!option || !('values' in option)) throw new Error('the product has no list of values');
  const [first, second, third] = option.values;
  if (!first || !second || !third) throw new Error('the list has fewer than three values');
  const form = page.locator('form[data-cart-item-add]');
  const choose = (id: number) => () => chooseValue(form, `attribute[${option.id}]`, id);
  const slot = (name: string) => page.locator(`[data-widget="${name}"]`).first();
  const tab = (at: number) => () => slot('tabs').locator('[data-part="tab"]').nth(at).click();
  return [
    ['option choice, first', choose(second.id)],
    ['option choice, again', choose(third.id)],
    ['quantity step', () => slot('quantity').locator('[data-part="increase"]').click()],
    ['tab', tab(1)],
    ['tab, again', tab(0)],
    ['add to cart', () => slot('add-to-cart').locator('[data-part="button"]').click()],
  ];
}

function figureOf(what: string, presses: readonly Press[], of: (press: Press) => number): Figure {
  const values = presses.map(of);
  return { what, value: median(values), unit: 'ms', spread: [Math.min(...values), Math.max(...values)] };
}

/** Runs in the page before anything else. */
function watchPresses(): void {
  window.press = { event: 0, nextPaint: 0 };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.press.nextPaint ||= performance.now() - timeStamp;
        };
        channel.port2.postMessage(null);
      });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.press.event = Math.max(window.press.event, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
