import type { Page, Request } from 'playwright-core';
import type { ProductAttributes } from '../../../core/state/product/product-attributes';

const optionCall = /\/remote\/v1\/product-attributes\/\d+/;

export interface ResponseWatch {
  /** The number of option calls. */
  count(): number;
  /** The newest response, or the page's own initial data. */
  newest(): ProductAttributes | undefined;
  /** Runs an action that must cause an option call, and waits until the response is painted. */
  after(choice: () => Promise<unknown>): Promise<void>;
  /** Waits until no call is pending and the page has been painted since. */
  settle(): Promise<void>;
}

/** Records the page's option calls. Call it before the page navigates. */
export function watchResponses(page: Page): ResponseWatch {
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
      .then((result: { data: ProductAttributes } | undefined) => {
        newest = result?.data ?? newest;
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
      // The first choice waits for the code that makes the call.
      for (let waited = 0; count === before && waited < 5_000; waited += 20) await page.waitForTimeout(20);
      if (count === before) throw new Error('the page asked nothing');
      await settle();
    },
  };
}

/**
 * Waits until the page has painted all updates that are due now.
 *
 * @param times 2 for events that the browser dispatches only after a frame: scrolling, visibility
 */
export async function painted(page: Page, times = 1): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  }, times);
}
