import type { Page, Request } from 'playwright-core';

/** Milliseconds to wait for a request: Chromium 143 reports no end of a call whose redirect it refused. */
const TIME_LIMIT = 5_000;

/** The pending requests of a page. */
export interface Network {
  /** Waits until no request is pending, and the page has had time to send more. */
  idle(): Promise<void>;
}

/** Tracks a page's requests. Call it before the page navigates. */
export function watchNetwork(page: Page): Network {
  /** Each with a function that ends the wait for it. */
  const pending = new Map<Request, { readonly ended: Promise<void>; readonly end: () => void }>();
  page.on('request', (request) => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const timer = setTimeout(end, TIME_LIMIT);
    pending.set(request, { ended, end });
    void ended.then(() => {
      clearTimeout(timer);
      pending.delete(request);
    });
  });
  const arrived = (request: Request) => pending.get(request)?.end();
  page.on('requestfinished', arrived);
  page.on('requestfailed', arrived);
  // Pending requests of the previous page never finish.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const { end } of pending.values()) end();
  });

  const moment = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    });

  return {
    idle: async () => {
      await page.waitForLoadState('load');
      await moment();
      while (pending.size > 0) {
        await Promise.all([...pending.values()].map(({ ended }) => ended));
        await moment();
      }
    },
  };
}
