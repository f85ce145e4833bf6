import type { Page } from 'playwright-core';
import type { ShopSettings } from '../../shop/world/shop-settings';
import type { Shop } from '../driver/use-shop';

export type Edition = 'legacy' | 'buyer_portal';

/** The theme settings of a shop that uses an edition, with the local shop's stand-in for its loader. */
export const standIn = (edition: Edition) => ({ b2b_edition: edition, b2b_loader_url: `/b2b/${edition}.js` });

/** A shop that uses an edition, and who looks at it. */
export const withBuyer = (edition: Edition, businessBuyer: ShopSettings['businessBuyer']) => ({
  settings: { themeSettings: standIn(edition), businessBuyer },
});

/** Waits until the stand-in has done its work. */
export const untilThere = (page: Page, edition: Edition) => page.locator(`html[data-b2b="${edition}"]`).waitFor();

/** What the stand-in has sent to a path, oldest first. */
export const sent = (shop: Shop, path: string) => shop.server.world.log.all().filter((entry) => entry.path === path);

/** The SKUs of which the stand-in has asked whether they can be bought. */
export const askedSkus = (shop: Shop) =>
  sent(shop, '/b2b/purchasable').map(({ query }) => new URLSearchParams(query).get('sku'));

/** Waits until something is so, for as long as a busy machine may take. */
export async function until(page: Page, isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 10_000; waited += 50) await page.waitForTimeout(50);
}
