import type { Page, Request } from 'playwright-core';

/** What a page has asked for and not been given yet. */
export interface Network {
  /** Waits until nothing is on its way, and the page has had the time to ask for more. */
  idle(): Promise<void>;
}

/** Follows a page's requests. Call it before the page goes anywhere. */
export function watchNetwork(page: Page): Network {
  const onTheirWay = new Set<Request>();
  const arrived = (request: Request) => void onTheirWay.delete(request);
  page.on('request', (request) => void onTheirWay.add(request));
  page.on('requestfinished', arrived);
  page.on('requestfailed', arrived);
  // Nothing that was meant for the page before will arrive.
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
