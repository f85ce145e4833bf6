import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lookAgain } from './look-again';
import type { Shop } from './use-shop';
import { watchTrouble, type Trouble } from './watch-trouble';

/** A page that is used again and again. */
export interface OnePage {
  /**
   * The page as a new shopper has it: nothing is open or expected any more, and nothing kept once a document of the shop
   * is opened in it.
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
    await forgetWhatIsKept(page, shop.address);
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

/** The cookie that says so of the document that is opened next; it comes off before any script of the shop runs. */
const newcomer = 'new-shopper';

/** Has the first document that a new shopper opens forget what the shop's pages have kept in this tab. */
const forgetWhatIsKept = (page: Page, address: string): Promise<unknown> =>
  page.addInitScript(
    ({ name, origin }) => {
      if (window !== top || location.origin !== origin || !document.cookie.includes(`${name}=`)) return;
      document.cookie = `${name}=; path=/; max-age=0`;
      localStorage.clear();
      sessionStorage.clear();
    },
    { name: newcomer, origin: address },
  );

async function forgetShopper(page: Page, address: string): Promise<void> {
  const context = page.context();
  // Whatever the page before still sends or keeps is the former shopper's: it ends before anything is cleared, and
  // before the requests that a test has held are let through. Who has only been read to has left nothing behind.
  if (page.url() !== 'about:blank') await lookAgain(() => page.goto('about:blank'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  await context.clearCookies();
  // Only a document of the shop's own gets to what is kept, and to lead the page to one for that alone would take longer
  // than all the rest.
  await context.addCookies([{ name: newcomer, value: '1', url: address }]);
}
