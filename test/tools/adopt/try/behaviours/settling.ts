import type { Page, Request } from 'playwright-core';
import { seenLines } from './seen-lines';

/** Milliseconds between two looks at the page. */
const PAUSE = 150;

/** Equal looks in a row after which the page rests: animations and delayed handlers of themes take up to 300 ms. */
const LOOKS = 4;

/** Milliseconds after which a page that never rests is taken as it is. */
const LIMIT = 12_000;

/** Waits for a page to come to rest after an action. */
export interface Settling {
  /** Resolves when no request is pending and the shopper has seen the same for a while. */
  rest(): Promise<void>;
}

/** Tracks the requests of a page. Call it before the page navigates. */
export function watchSettling(page: Page): Settling {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (['document', 'script', 'xhr', 'fetch', 'stylesheet'].includes(request.resourceType())) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  return {
    rest: async () => {
      const end = Date.now() + LIMIT;
      let last = '';
      for (let same = 0; same < LOOKS && Date.now() < end; ) {
        await page.waitForTimeout(PAUSE);
        // A page that is navigating can't be evaluated.
        const now = await page
          .evaluate(seenLines)
          .then((lines) => `${page.url()}\n${lines.join('\n')}`)
          .catch(() => 'navigating');
        same = now === last && now !== 'navigating' && pending.size === 0 ? same + 1 : 0;
        last = now;
      }
    },
  };
}
