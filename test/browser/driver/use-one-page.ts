import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lookAgain } from './look-again';
import type { Shop } from './use-shop';
import { watchTrouble, type Trouble } from './watch-trouble';

/** A page that is used again and again. */
export interface OnePage {
  /**
   * The page as a new shopper has it: nothing is open, kept or expected any more. It is on an address of the shop, where
   * it does nothing.
   */
  begin(): Promise<{ page: Page; trouble: Trouble }>;
}

/**
 * Gives the tests of a describe block one page for all: to open a browser's page anew for each would take longer than to
 * look at it. Whatever goes wrong on it unexpectedly fails the test.
 *
 * @param before done once to the page, before it goes anywhere: what it is watched with
 */
export function useOnePage(shop: Shop, before: (page: Page) => Promise<unknown> = async () => {}): OnePage {
  let opened: { page: Page; trouble: Trouble } | undefined;

  const open = async () => {
    const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    context.setDefaultTimeout(15_000);
    context.setDefaultNavigationTimeout(30_000);
    const page = await context.newPage();
    opened = { page, trouble: await watchTrouble(page) };
    await before(page);
    return opened;
  };

  beforeAll(open);
  afterEach(() => expect(opened?.trouble.unexpected()).toEqual([]));
  afterAll(() => opened?.page.context().close());

  return {
    begin: async () => {
      const { page, trouble } = opened ?? (await open());
      await forgetShopper(page, shop.address);
      trouble.forget();
      return { page, trouble };
    },
  };
}

/** A document of the shop that asks for nothing and does nothing. */
const picture = '/images/stencil/80w/patterns/still.svg';

async function forgetShopper(page: Page, address: string): Promise<void> {
  // Who has only been read to has left nothing else behind.
  const isUsed = page.url() !== address + picture;
  // Whatever the page before still sends or keeps is the former shopper's: it ends before anything is cleared, and
  // before the requests that a test has held are let through.
  if (isUsed) await lookAgain(() => page.goto('about:blank'));
  await page.unrouteAll();
  for (const tab of page.context().pages()) if (tab !== page) await tab.close();
  if (isUsed) {
    // Only a page of the shop's own gets to what the shop's pages have kept in this tab.
    await page.goto(address + picture);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.context().clearCookies();
}
