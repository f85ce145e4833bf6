import type { Locator, Page, Request } from 'playwright-core';
import type { OpenedPage } from '../driver/open-page';
import { chunks, holdCode } from '../driver/hold-code';
import { holdTime, passTime } from '../driver/hold-time';
import { until } from '../driver/until';
import { useVisits } from '../driver/use-visits';
import type { Shop } from '../driver/use-shop';

/** A page whose loader is there and whose code is on its way, for as long as the test wants. Its time stands still. */
export interface HeldPage extends OpenedPage {
  /** Lets milliseconds pass. */
  pass(milliseconds: number): Promise<void>;
  /** Lets the code come, and time pass until the slots that match are mounted. */
  arrive(selector: string): Promise<void>;
  /** Lets time pass until something is so. */
  passUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void>;
}

interface HeldOptions {
  /** Files that are held; absent means every chunk. */
  which?: RegExp;
  before?: (page: Page) => Promise<unknown>;
}

/** Gives the tests of a describe block one page for all, which opens pages whose code is held. */
export function useHeldPage(shop: Shop) {
  const onItsWay = new Set<Request>();
  const visit = useVisits(shop, async (page) => {
    await holdTime(page);
    page.on('request', (request) => chunks.test(request.url()) && onItsWay.add(request));
    page.on('requestfinished', (request) => onItsWay.delete(request));
    page.on('requestfailed', (request) => onItsWay.delete(request));
  });
  return async (path: string, { which = chunks, before }: HeldOptions = {}): Promise<HeldPage> => {
    let release = async () => {};
    const opened = await visit(path, {
      mounted: false,
      before: async (page) => {
        await before?.(page);
        release = await holdCode(page, which);
      },
    });
    const { page } = opened;
    await page.waitForFunction(() => window.storefrontWidgets !== undefined);
    const passUntil = (what: string, isSo: () => boolean | Promise<boolean>) =>
      until(what, async () => {
        await passTime(page, 200);
        return isSo();
      });
    return {
      ...opened,
      passUntil,
      pass: (milliseconds) => passTime(page, milliseconds),
      arrive: async (selector) => {
        await release();
        // A busy machine is slow to answer: in the page's own time the code comes at once.
        await until('the code has come', () => onItsWay.size === 0);
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

/** Whether a control says that its press was taken, to eyes and to assistive technology. */
export const isBusy = async (control: Locator): Promise<boolean> => {
  const [says, cursor] = await control.evaluate((one) => [one.ariaBusy, getComputedStyle(one).cursor]);
  if ((says === 'true') !== (cursor === 'progress')) throw new Error(`aria-busy is ${says}, its cursor ${cursor}`);
  return says === 'true';
};
