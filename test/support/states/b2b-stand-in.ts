import type { Page } from 'playwright-core';
import type { ShopSettings } from '../../shop/world/shop-settings';
import type { Shop } from '../driver/use-shop';

export type Edition = 'legacy' | 'buyer_portal';

/** The theme settings of a shop that uses an edition, with the local shop's test double as its loader. */
export const standIn = (edition: Edition) => ({ b2b_edition: edition, b2b_loader_url: `/b2b/${edition}.js` });

/** A shop that uses an edition, and its current buyer. */
export const withBuyer = (edition: Edition, businessBuyer: ShopSettings['businessBuyer']) => ({
  settings: { themeSettings: standIn(edition), businessBuyer },
});

/** Waits until the test double has done its work. */
export const untilThere = (page: Page, edition: Edition) => page.locator(`html[data-b2b="${edition}"]`).waitFor();

/** The test double's requests to a path, oldest first. */
export const sent = (shop: Shop, path: string) => shop.server.world.log.all().filter((entry) => entry.path === path);

/** The SKUs that the test double has checked for purchase. */
export const askedSkus = (shop: Shop) =>
  sent(shop, '/b2b/purchasable').map(({ query }) => new URLSearchParams(query).get('sku'));
