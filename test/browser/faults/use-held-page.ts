import type { Page, Request } from 'playwright-core';
import { chunks, holdCode } from '../../support/driver/hold-code';
import { holdTime, passTime } from '../../support/driver/hold-time';
import type { OpenedPage } from '../../support/driver/open-page';
import { until } from '../../support/driver/until';
import type { Shop } from '../../support/driver/use-shop';
import { useVisits } from '../../support/driver/use-visits';

/** A page whose loader has run and whose code is delayed until the test releases it. Its clock is stopped. */
export interface HeldPage extends OpenedPage {
  /** Advances the page's clock. */
  pass(milliseconds: number): Promise<void>;
  /** Releases the code, and advances the clock until the slots that match are mounted. */
  arrive(selector: string): Promise<void>;
  /** Advances the clock until a condition is true. */
  passUntil(what: string, condition: () => boolean | Promise<boolean>): Promise<unknown>;
}

/** Gives the tests of a describe block one shared page, on which they open pages with delayed code. */
export function useHeldPage(shop: Shop) {
  const pending = new Set<Request>();
  const visit = useVisits(shop, async (page) => {
    await holdTime(page);
    page.on('request', (request) => chunks.test(request.url()) && pending.add(request));
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
  });
  return async (path: string, { before }: { before?: (page: Page) => Promise<unknown> } = {}): Promise<HeldPage> => {
    let release = async () => {};
    const opened = await visit(path, {
      mounted: false,
      before: async (page) => {
        await before?.(page);
        release = await holdCode(page, chunks);
      },
    });
    const { page } = opened;
    await page.waitForFunction(() => !!window.storefrontWidgets?.version);
    const passUntil = (what: string, condition: () => boolean | Promise<boolean>) =>
      until(what, async () => {
        await passTime(page, 200);
        return condition();
      });
    return {
      ...opened,
      passUntil,
      pass: (milliseconds) => passTime(page, milliseconds),
      arrive: async (selector) => {
        await release();
        // On a busy machine a response takes long, but the page's clock is stopped.
        await until('the code is loaded', () => pending.size === 0);
        await passUntil(`${selector} is mounted`, () =>
          page.evaluate((wanted) => {
            const slots = [...document.querySelectorAll<HTMLElement>(wanted)];
            return slots.length > 0 && slots.every(({ dataset }) => dataset.widgetStatus === 'mounted');
          }, selector),
        );
      },
    };
  };
}
