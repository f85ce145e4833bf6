import type { Page } from 'playwright-core';
import type { ShopPage } from '../driver/every-page';
import { watchForHacks, type Hacks } from './hostile-texts';
import type { Shop } from '../driver/use-shop';
import { useShopPage, type ShopPages } from '../driver/use-shop-page';

/** A page that is watched for scripts that came from a text. */
export interface HostilePage {
  /**
   * Opens a page as a new shopper, with every widget at work.
   *
   * @param prepare done before the page is opened: where the texts are put
   */
  open(one: ShopPage, prepare?: (page: Page) => unknown): Promise<Page>;
  /** What the shop prints for a page, which is not opened. */
  read: ShopPages['read'];
  /** What the texts have done; nothing when all is well. */
  found: Hacks['found'];
  /** What they would do in a document that the shop prints. */
  foundIn: Hacks['foundIn'];
}

/** Gives the tests of a describe block such a page. */
export function useHostilePage(shop: Shop): HostilePage {
  let hacks: Hacks | undefined;
  const watched = () => {
    if (!hacks) throw new Error('no page is watched yet');
    return hacks;
  };
  const pages = useShopPage(shop, async (page) => void (hacks = await watchForHacks(page)));
  return {
    open: async (one, prepare) => {
      const { page, trouble } = await pages.open(one, prepare);
      // Such texts may be in the way of what they stand in: a number, the name of a picture. No widget may break.
      trouble.expect(/^(?!page error)/);
      return page;
    },
    read: pages.read,
    found: async () => watched().found(),
    foundIn: async (html) => watched().foundIn(html),
  };
}
