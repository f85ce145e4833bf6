import type { ShopSettings } from '../../../shop/world/shop-settings';
import { addGoods } from '../../../support/shopper/cart-filler';
import { makeShopper, type Shopper, wanting } from '../../../support/shopper/shopper';
import { everyPage } from '../../../support/states/every-page';

/** Templates that the widgets request as fragments, by page. */
const fragments: readonly (readonly [path: string, ...templates: string[]])[] = [
  ['/products.php?productId=101', 'products/quick-view'],
  ['/products.php?productId=103', 'products/quick-view'],
  [
    '/cart.php',
    'cart/content',
    'cart/totals',
    'cart/page-title',
    'cart/status-messages',
    'cart/additional-checkout-buttons',
  ],
  ['/cart.php?suggest=1', 'cart/preview'],
  ['/lighting/', 'category/product-listing', 'category/sidebar'],
  ['/northlight/', 'brand/product-listing', 'brand/sidebar'],
  ['/search.php?search_query=lamp', 'search/product-listing', 'search/sidebar'],
];

/** Pages that need other settings of the shop: a home page with slides, several languages, lists without facets. */
const variants: readonly (readonly [settings: Partial<ShopSettings>, ...paths: string[]])[] = [
  [{ slides: 3, languages: ['en', 'fr'] }, '/', '/nowhere/'],
  [{ facetedSearch: false }, '/lighting/', '/northlight/', '/search.php?search_query=lamp'],
];

/**
 * Requests every page of a theme from a shop, each as the shopper that it needs: a guest, one with a cart, or a customer.
 * Then requests every fragment for the widgets.
 */
export async function visitAll(url: string): Promise<void> {
  const guest = makeShopper(url);
  const buyer = makeShopper(url);
  const customer = makeShopper(url);
  await customer.post('/__shop/login');
  await visitVariants(guest);
  const lines: string[] = [];
  for (const what of ['mug', 'lamp', 'book'] as const) lines.push(await addGoods(buyer, what));
  const plain = everyPage.filter(({ settings, status }) => !settings && status === undefined);
  for (const { path, signedIn, cart } of plain) await (signedIn ? customer : cart ? buyer : guest).get(path);
  for (const [path, ...templates] of fragments) await buyer.get(path, wanting(...templates));
  for (const line of lines) {
    await buyer.get(`/remote/v1/configure-options/${line}`, wanting('cart/modals/configure-product'));
    await buyer.get(`/remote/v1/gift-wrapping/${line}`, wanting('cart/modals/gift-wrapping-form'));
  }
  await buyer.get('/remote/v1/shipping-quote?country_id=226&state_id=12', wanting('cart/shipping-quotes'));
}

async function visitVariants(guest: Shopper): Promise<void> {
  const before = (await guest.get('/__shop/settings')).json<Readonly<Record<string, unknown>>>();
  const change = (settings: object) =>
    guest.send('/__shop/settings', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(settings),
    });
  for (const [settings, ...paths] of variants) {
    await change(settings);
    for (const path of paths) await guest.get(path);
    await change(Object.fromEntries(Object.keys(settings).map((name) => [name, before[name]])));
  }
}
