import type { Page, Request } from 'playwright-core';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';

const optionCall = /\/remote\/v1\/product-attributes\/\d+/;

export interface Answers {
  /** How often the page has asked what a choice of options means. */
  count(): number;
  /** The newest answer that arrived, or what the page's own data said at first. */
  newest(): ProductAttributes | undefined;
  /** Does something that must make the page ask, and waits until it has been answered and painted. */
  after(choice: () => Promise<unknown>): Promise<void>;
  /** Waits until nothing is on its way and the page has been painted since. */
  settle(): Promise<void>;
}

/** Follows the page's option calls. Call it before the page goes anywhere. */
export function watchAnswers(page: Page): Answers {
  const open = new Set<Request>();
  let count = 0;
  let newest: ProductAttributes | undefined;
  page.on('request', (request) => {
    if (!optionCall.test(request.url())) return;
    count += 1;
    open.add(request);
  });
  page.on('requestfailed', (request) => void open.delete(request));
  page.on('requestfinished', (request) => {
    if (!open.has(request)) return;
    void request
      .response()
      .then((response) => response?.json())
      .then((answer: { data: ProductAttributes } | undefined) => {
        newest = answer?.data ?? newest;
      })
      .catch(() => {})
      .finally(() => open.delete(request));
  });
  const settle = async () => {
    do {
      await page.waitForTimeout(30);
      await painted(page);
    } while (open.size > 0);
  };
  return {
    count: () => count,
    newest: () => newest,
    settle,
    after: async (choice) => {
      const before = count;
      await choice();
      // The first choice waits for the code of the calls.
      for (let waited = 0; count === before && waited < 5_000; waited += 20) await page.waitForTimeout(20);
      if (count === before) throw new Error('the page asked nothing');
      await settle();
    },
  };
}

/**
 * Waits until the page has been painted after everything that is due now.
 *
 * @param times twice for what the browser tells only after a frame: that something has been scrolled, or is in sight
 */
export async function painted(page: Page, times = 1): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, times);
}
