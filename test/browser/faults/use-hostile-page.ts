import type { Page } from 'playwright-core';
import type { Shop } from '../../support/driver/use-shop';
import type { ShopPage } from '../../support/states/every-page';
import { type Hacks, watchForHacks } from '../../support/states/hostile-texts';
import { type ShopPages, useShopPage } from '../../support/states/use-shop-page';

/** A page that is watched for scripts from hostile texts. */
export interface HostilePage {
  /**
   * Opens a page as a new shopper, with every widget mounted.
   *
   * @param prepare runs before the page is opened, and stores the texts
   */
  open(one: ShopPage, prepare?: (page: Page) => unknown): Promise<Page>;
  /** The HTML that the shop renders for a page, without opening it. */
  read: ShopPages['read'];
  /** The scripts that the texts have run; empty when the page is safe. */
  found: Hacks['found'];
  /** The scripts that the texts would run in a document from the shop. */
  foundIn: Hacks['foundIn'];
}

/** Gives the tests of a describe block a page that is watched for scripts from hostile texts. */
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
      // A hostile text may break the data that it is part of: a number, the name of an image. But no widget may throw.
      trouble.expect(/^(?!page error)/);
      return page;
    },
    read: pages.read,
    found: async () => watched().found(),
    foundIn: async (html) => watched().foundIn(html),
  };
}
