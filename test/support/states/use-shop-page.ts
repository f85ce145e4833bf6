import type { Page } from 'playwright-core';
import { mountAtOnce } from '../driver/mount-at-once';
import { useOnePage } from '../driver/use-one-page';
import type { Shop } from '../driver/use-shop';
import { visit } from '../driver/visit';
import type { Trouble } from '../driver/watch-trouble';
import { settle } from './enter-state';
import { makeReady, type ShopPage } from './every-page';
import { readPage } from './read-page';

/** A browser tab that opens the shop's pages in turn, for a new shopper each time, with all widgets mounted. */
export interface ShopPages {
  /** @param prepare runs before the page is opened */
  open(one: ShopPage, prepare?: (page: Page) => unknown): Promise<{ page: Page; trouble: Trouble }>;
  /**
   * Returns a page's HTML without opening it, which takes a twentieth of the time.
   *
   * @param prepare runs before the request
   * @throws when the status is not the page's `status`, or the page has no slot
   */
  read(one: ShopPage, prepare?: (page: Page) => unknown): Promise<string>;
}

/**
 * Gives the tests of a describe block such a tab.
 *
 * @param before runs once, before the page navigates
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
      await visit(page, shop.url + one.path, one);
      await settle(page);
      return { page, trouble };
    },
    read: async (one, prepare) => {
      const { page } = await prepareShopper(one, prepare);
      return readPage(page, shop.url, one);
    },
  };
}
