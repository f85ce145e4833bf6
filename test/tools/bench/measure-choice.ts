import type { Browser } from 'playwright-core';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import { slowProcessor } from '../../support/driver/throttle';
import { untilQuiet } from '../../support/driver/until-quiet';
import { type ResponseWatch, watchResponses } from '../../support/driver/watch-responses';
import { chooseValue, chosenValue } from '../../support/shopping/choose-option';
import type { Contender } from './contender';
import { median } from './median';
import { openBenchPage } from './open-bench-page';

export interface ChoiceFigures {
  /** Milliseconds from the arrival of the shop's response to the frame that shows it. */
  readonly responseToPainted: number;
  /** Milliseconds from the press to the next frame, from the Event Timing API: in steps of 8. */
  readonly pressToPainted: number;
  readonly choices: number;
}

declare global {
  interface Window {
    choiceTimes: { painted: number[]; pressed: number[] };
  }
}

/** Chooses every value of a product's first option, twice, at a quarter of the processor's speed. */
export async function measureChoice(browser: Browser, ours: Contender, product: ProductRecord): Promise<ChoiceFigures> {
  const [option] = product.options.filter((one) => 'values' in one);
  if (!option || !('values' in option)) throw new Error(`${product.name} has no list of values`);
  let responses: ResponseWatch | undefined;
  const { page, context } = await openBenchPage(browser, ours, `/${product.slug}/`, {
    mounted: true,
    before: async (opened) => {
      responses = watchResponses(opened);
      await opened.addInitScript(watchChoices);
    },
  });
  await untilQuiet(page);
  await slowProcessor(page, 4);
  const form = page.locator('form[data-cart-item-add]');
  for (const { id } of [...option.values, ...option.values]) {
    const name = `attribute[${option.id}]`;
    // A click on a chosen value would take it back, or do nothing.
    if ((await chosenValue(form, name)) !== id) await responses?.after(() => chooseValue(form, name, id));
  }
  const { painted, pressed } = await page.evaluate(() => window.choiceTimes);
  await context.close();
  return { responseToPainted: median(painted), pressToPainted: median(pressed), choices: painted.length };
}

/** Runs in the page before anything else: notes when a response arrives and when it has been painted. */
function watchChoices(): void {
  window.choiceTimes = { painted: [], pressed: [] };
  const { text } = Response.prototype;
  Response.prototype.text = async function (this: Response) {
    const body = await text.call(this);
    if (this.url.includes('product-attributes')) {
      const answered = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => void window.choiceTimes.painted.push(performance.now() - answered);
        channel.port2.postMessage(null);
      });
    }
    return body;
  };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.choiceTimes.pressed.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
