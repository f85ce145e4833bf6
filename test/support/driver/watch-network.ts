import type { Page, Request } from 'playwright-core';

/** The pending requests of a page. */
export interface Network {
  /** Waits until no request is pending, and the page has had time to send more. */
  idle(): Promise<void>;
}

/** Tracks a page's requests. Call it before the page navigates. */
export function watchNetwork(page: Page): Network {
  const onTheirWay = new Set<Request>();
  const arrived = (request: Request) => void onTheirWay.delete(request);
  page.on('request', (request) => void onTheirWay.add(request));
  page.on('requestfinished', arrived);
  page.on('requestfailed', arrived);
  // Pending requests of the previous page never finish.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && onTheirWay.clear());

  const moment = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    });

  return {
    idle: async () => {
      await page.waitForLoadState('load');
      await moment();
      while (onTheirWay.size > 0) {
        const [first] = onTheirWay;
        await first?.response().then(
          (response) => response?.finished(),
          () => null,
        );
        if (first) onTheirWay.delete(first);
        await moment();
      }
    },
  };
}
