import type { Page } from 'playwright-core';
import { letterToken } from '../../shop/accounts/accounts';
import { makeCatalogue } from '../../shop/catalogue/catalogue';
import { coveringProducts } from '../../shop/catalogue/covering-products';
import type { ProductRecord } from '../../shop/catalogue/product-record';
import type { ShopSettings } from '../../shop/world/shop-settings';
import { signIn } from '../driver/sign-in';
import type { Shop } from '../driver/use-shop';
import { clamp, fillCart, handbook, mug } from '../shopping/open-cart';

/** A page of the shop, and the conditions for its content. */
export interface ShopPage {
  readonly path: string;
  /** Whether the customer that every shop starts with is signed in. */
  readonly signedIn?: boolean;
  /** Whether the cart is filled. */
  readonly cart?: boolean;
  readonly settings?: Partial<ShopSettings>;
  /** The expected status; 200 when absent. */
  readonly status?: number;
  /** Whether the page has no widgets. */
  readonly isBare?: boolean;
}

const { products } = makeCatalogue();

/** The kinds of a product's options, and the names of its properties that have a value. */
const traitsOf = (product: ProductRecord): string[] => [
  ...product.options.map(({ kind }) => `option ${kind}`),
  ...Object.entries(product).flatMap(([name, value]) =>
    value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0) ? [] : [name],
  ),
];

const plain = (path: string): ShopPage => ({ path });
const account = (action: string): ShopPage => ({ path: `/account.php?action=${action}`, signedIn: true });
const closed = (unavailable: ShopSettings['unavailable'], status: number): ShopPage => ({
  path: '/',
  settings: { unavailable },
  status,
});
const compared = products.slice(0, 3).map(({ id }) => id);

/** Pages that together show every template of the theme. */
export const everyPage: readonly ShopPage[] = [
  { path: '/', settings: { slides: 3, privacyCookie: 'We keep cookies.' } },
  ...coveringProducts(traitsOf).map(({ slug }) => plain(`/${slug}/`)),
  plain(`/amp/${products[0]?.slug}/options/`),
  ...['/lighting/', '/kitchen-table/?sort=priceasc', '/brands/', '/northlight/'].map(plain),
  ...['/search.php', '/search.php?search_query=lamp', '/search.php?search_query=nothing-at-all'].map(plain),
  plain('/search.php?search_query=shipping&section=content'),
  plain(`/compare/${compared.join('/')}`),
  { path: '/withdrawal/', settings: { themeSettings: { withdrawal_page: '/withdrawal/' } } },
  ...['/sitemap.php', '/contact-us/', '/contact-us/?success=1', '/about-us/', '/blog/'].map(plain),
  plain('/blog/sharpening-a-saw/'),
  ...['/subscribe.php?nl_email=a@example.com', '/subscribe.php?nl_email=nobody', '/unsubscribe.php'].map(plain),
  ...['', '?action=balance', '?action=redeem'].map((query) => plain(`/giftcertificates.php${query}`)),
  plain('/giftcertificates.php?action=balance&giftcertificatecode=FUL-50A-QUA-YS1'),
  ...['', '?action=create_account', '?action=reset_password', `?action=change_password&c=1&t=${letterToken}`].map(
    (query) => plain(`/login.php${query}`),
  ),
  { path: '/login.php?action=account_created', signedIn: true },
  plain('/cart.php'),
  { path: '/checkout', isBare: true },
  { path: '/cart.php', cart: true },
  account('order_status'),
  account('view_orders'),
  account('view_order&order_id=101'),
  { ...account('print_invoice&order_id=101'), isBare: true },
  account('address_book'),
  account('add_shipping_address'),
  account('edit_shipping_address&address_id=1'),
  account('account_details'),
  account('inbox'),
  account('recent_items'),
  account('view_returns'),
  account('new_return&order_id=101'),
  account('saved_new_return'),
  account('download_item&data=100,4'),
  account('payment_methods'),
  account('add_payment_method'),
  account('edit_payment_method&method_token=card-1'),
  { path: '/wishlist.php', signedIn: true },
  { path: '/wishlist.php?action=addwishlist', signedIn: true },
  { path: '/wishlist.php?action=viewwishlistitems&wishlistid=1', signedIn: true },
  { path: '/nowhere/', status: 404 },
  { ...closed('maintenance', 503), isBare: true },
  { ...closed('hibernation', 503), isBare: true },
  closed('forbidden', 403),
  closed('error', 500),
];

/** Prepares the shop, and a page's shopper, for a page of the list. */
export async function makeReady(shop: Shop, page: Page, { settings, signedIn, cart }: ShopPage): Promise<void> {
  Object.assign(shop.server.world.settings, settings);
  if (signedIn) await signIn(page, shop.url);
  if (cart) await fillCart(page, shop.url, [mug, clamp, handbook]);
}
