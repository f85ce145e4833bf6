import type { Page } from 'playwright-core';
import { makeReady, type ShopPage } from './every-page';
import { mountAtOnce } from './mount-at-once';
import { readPage } from './read-page';
import { settle } from '../states/enter-state';
import { useOnePage } from './use-one-page';
import type { Shop } from './use-shop';
import { visit } from './visit';
import type { Trouble } from './watch-trouble';

/** A page that goes from page to page of the shop, as a new shopper each time, with every widget at work. */
export interface ShopPages {
  /** @param prepare done before the page is opened */
  open(one: ShopPage, prepare?: (page: Page) => unknown): Promise<{ page: Page; trouble: Trouble }>;
  /**
   * What the shop prints for a page, which is not opened: to read it takes a twentieth of the time.
   *
   * @param prepare done before the page is asked for
   * @throws when the answer has another status, or the page has no slot
   */
  read(one: ShopPage, prepare?: (page: Page) => unknown): Promise<string>;
}

/**
 * Gives the tests of a describe block such a page.
 *
 * @param before done once to the page, before it goes anywhere
 */
export function useShopPage(shop: Shop, before: (page: Page) => Promise<unknown> = async () => {}): ShopPages {
  const { begin } = useOnePage(shop, async (page) => {
    await mountAtOnce(page);
    await before(page);
  });
  const prepareShopper = async (one: ShopPage, prepare?: (page: Page) => unknown) => {
    const opened = await begin();
    await makeReady(shop, opened.page, one);
    await prepare?.(opened.page);
    return opened;
  };
  return {
    open: async (one, prepare) => {
      const { page, trouble } = await prepareShopper(one, prepare);
      if (one.status) trouble.expectStatus(one.status);
      await visit(page, shop.address + one.path, one);
      await settle(page);
      return { page, trouble };
    },
    read: async (one, prepare) => {
      const { page } = await prepareShopper(one, prepare);
      return readPage(page, shop.address, one);
    },
  };
}
