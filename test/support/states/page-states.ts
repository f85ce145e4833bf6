import type { ShopSettings } from '../../shop/world/shop-settings';
import type { Scene, State } from './state';

const showBar = ({ page }: Scene) => page.locator('.adminBar').waitFor();
const closed = (unavailable: NonNullable<ShopSettings['unavailable']>, status: number): State => ({
  name: `closed-${unavailable}`,
  path: '/furniture/',
  settings: { unavailable },
  status,
  // These two pages have no widgets.
  isBare: status === 503,
});

/** The dark scheme, with the badges of a merchant. */
const dark = {
  themeSettings: { dark_scheme: 'always', product_sale_badges: 'sash', product_sold_out_badges: 'burst' },
};

/** Pages with only one state, the pages of a closed shop, and the staff's view of it. */
export const pageStates: readonly State[] = [
  { name: 'home', path: '/', settings: { slides: 3 } },
  { name: 'home-without-slides', path: '/' },
  { name: 'home-prices-hidden', path: '/', settings: { hidePricesFromGuests: true } },
  { name: 'home-dark', path: '/', settings: { ...dark, slides: 3 } },
  { name: 'category-dark', path: '/workshop/', settings: dark },
  { name: 'product-dark', path: '/harbour-desk-lamp/', settings: dark },
  { name: 'sign-in-dark', path: '/login.php', settings: dark },
  { name: 'page-of-text', path: '/shipping-returns/' },
  { name: 'site-map', path: '/sitemap.php' },
  { name: 'brands', path: '/brands/' },
  { name: 'brand', path: '/northlight/' },
  { name: 'journal', path: '/blog/' },
  { name: 'journal-tag', path: '/blog/tag/workshop/' },
  { name: 'journal-post', path: '/blog/a-lamp-for-long-evenings/' },
  { name: 'amp-options', path: '/amp/harbour-desk-lamp/options/' },
  { name: 'checkout', path: '/checkout', isBare: true },
  { name: 'not-found', path: '/no-such-page/', status: 404 },
  closed('maintenance', 503),
  closed('hibernation', 503),
  closed('forbidden', 403),
  closed('error', 500),
  { name: 'staff-product', path: '/clamp-base/?ctk=1f2e', reach: showBar },
  {
    name: 'staff-maintenance',
    path: '/furniture/?ctk=1f2e',
    settings: { closedToOthers: 'maintenance' },
    // A control half under the bar at the bottom of the window can be scrolled into view.
    exempt: ['target-size'],
    reach: showBar,
  },
  {
    name: 'staff-prelaunch',
    path: '/?ctk=1f2e',
    settings: { closedToOthers: 'prelaunch' },
    exempt: ['target-size'],
    reach: showBar,
  },
];
