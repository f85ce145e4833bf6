import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { lookAgain } from './look-again';
import type { Shop } from './use-shop';
import { type Trouble, watchTrouble } from './watch-trouble';

/** A page that several tests use in turn. */
export interface OnePage {
  /**
   * Returns the page for a new shopper: other tabs are closed, no complaint is expected, and stored data are cleared
   * with the next document of the shop.
   */
  begin(): Promise<{ page: Page; trouble: Trouble }>;
}

/**
 * Gives the tests of a describe block one page, because opening a new one takes longer than the test. Unexpected
 * complaints of the page fail the test.
 *
 * @param before runs once, before the page navigates: adds the observers
 */
export function useOnePage(shop: Shop, before: (page: Page) => Promise<unknown> = async () => {}): OnePage {
  let opened: { page: Page; trouble: Trouble } | undefined;

  const open = async () => {
    const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    context.setDefaultTimeout(15_000);
    context.setDefaultNavigationTimeout(30_000);
    const page = await context.newPage();
    opened = { page, trouble: await watchTrouble(page) };
    await forgetWhatIsKept(page, shop.url);
    await before(page);
    return opened;
  };

  beforeAll(open);
  afterEach(() => expect(opened?.trouble.unexpected()).toEqual([]));
  afterAll(() => opened?.page.context().close());

  return {
    begin: async () => {
      const { page, trouble } = opened ?? (await open());
      await forgetShopper(page, shop.url);
      trouble.forget();
      return { page, trouble };
    },
  };
}

/**
 * The cookie that marks the next document as a new shopper's first; it is removed before any script of the shop runs.
 */
const newcomer = 'new-shopper';

/** Makes a new shopper's first document clear the storage of the shop's pages. */
const forgetWhatIsKept = (page: Page, url: string): Promise<unknown> =>
  page.addInitScript(
    ({ name, origin }) => {
      if (window !== top || location.origin !== origin || !document.cookie.includes(`${name}=`)) return;
      document.cookie = `${name}=; path=/; max-age=0`;
      localStorage.clear();
      sessionStorage.clear();
    },
    { name: newcomer, origin: url },
  );

async function forgetShopper(page: Page, url: string): Promise<void> {
  const context = page.context();
  // Leaves the page first, so that the former shopper's page sends and stores nothing after the clearing, and before
  // delayed requests are let through.
  if (page.url() !== 'about:blank') await lookAgain(() => page.goto('about:blank'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  await context.clearCookies();
  // Only a document of the shop can clear its storage. Opening one just for that would take longer than all other
  // steps.
  await context.addCookies([{ name: newcomer, value: '1', url: url }]);
}
