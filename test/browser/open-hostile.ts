import type { Page } from 'playwright-core';
import { openShopPage, type ShopPage } from './every-page';
import { watchForHacks, type Hacks } from './hostile-texts';
import { mountAtOnce } from './mount-at-once';
import { untilMounted } from './until-mounted';
import type { Shop } from './use-shop';

/**
 * Opens a page with every widget at work, and watches for scripts that came from a text.
 *
 * @param prepare done before the page is opened: where the texts are put
 */
export async function openHostile(
  shop: Shop,
  one: ShopPage,
  prepare: (page: Page) => unknown = () => {},
): Promise<{ page: Page; hacks: Hacks }> {
  const hacks: Hacks[] = [];
  const { page, trouble } = await openShopPage(shop, one, {
    mounted: false,
    before: async (opened) => {
      hacks.push(await watchForHacks(opened));
      await mountAtOnce(opened);
      await prepare(opened);
    },
  });
  // Such texts may be in the way of what they stand in: a number, the name of a picture. No widget may break.
  trouble.expect(/^(?!page error)/);
  if ((await page.locator('[data-widget]').count()) > 0) await untilMounted(page);
  return { page, hacks: hacks[0] as Hacks };
}
