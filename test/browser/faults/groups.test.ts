import { describe, expect, it } from '@jest/globals';
import { letterToken } from '../../shop/accounts/accounts';
import { bundleTable } from '../../support/build/bundle-table';
import { signIn } from '../../support/driver/sign-in';
import { untilMounted } from '../../support/driver/until-mounted';
import { useShop } from '../../support/driver/use-shop';
import { useWatchedPage } from '../../support/driver/use-watched-page';
import { visit } from '../../support/driver/visit';
import { readPage } from '../../support/states/read-page';

/** The groups that the layout of every page needs. */
const shared = /^(loader|runtime|api|global|header|lists|bars)$/;

const account = '/account.php?action=';
const auth = '/login.php?action=';
const wishlist = '/wishlist.php?action=';

/**
 * Each page: the platform's name of its template, its path, and exactly the groups that must be downloaded there.
 */
const pages: readonly (readonly [template: string, path: string, ...groups: string[]])[] = [
  ['account_orderstatus', `${account}order_status`],
  ['account_order', `${account}view_order&order_id=101`, 'account'],
  ['account_addressbook', `${account}address_book`, 'account'],
  ['shippingaddressform', `${account}add_shipping_address`, 'account'],
  ['account_new_return', `${account}new_return&order_id=101`, 'account'],
  ['account_recentitems', `${account}recent_items`, 'product'],
  ['account_downloaditem', `${account}download_item&data=100,4`],
  ['editaccount', `${account}account_details`, 'account'],
  ['account_inbox', `${account}inbox`, 'account'],
  ['account_saved_return', `${account}saved_new_return`],
  ['account_returns', `${account}view_returns`],
  ['account_paymentmethods', `${account}payment_methods`, 'account'],
  ['account_addpaymentmethod', `${account}add_payment_method&provider=local`, 'account'],
  ['account_editpaymentmethod', `${account}edit_payment_method&provider=local&method_token=card-1`, 'account'],
  ['login', '/login.php', 'auth'],
  ['createaccount', `${auth}create_account`, 'auth'],
  ['createaccount_thanks', `${auth}account_created`],
  ['getnewpassword', `${auth}change_password&t=${letterToken}`, 'auth'],
  ['forgotpassword', `${auth}reset_password`, 'auth'],
  ['giftcertificates', '/giftcertificates.php', 'gift-certificates'],
  ['giftcertificates_balance', '/giftcertificates.php?action=balance', 'gift-certificates'],
  ['giftcertificates_redeem', '/giftcertificates.php?action=redeem'],
  ['brand', '/fell-and-sons/', 'brand', 'compare', 'facets', 'product'],
  ['brands', '/brands/'],
  ['cart', '/cart.php', 'cart', 'cart-extras'],
  ['category', '/workshop/', 'category', 'compare', 'facets', 'product'],
  ['compare', '/compare/101/103', 'compare'],
  ['page_contact_form', '/contact-us/', 'contact'],
  ['product', '/harbour-desk-lamp/', 'product', 'product-extras', 'reviews'],
  ['amp_product_options', '/amp/harbour-desk-lamp/options/', 'product', 'product-extras'],
  ['search', '/search.php?search_query=the', 'compare', 'facets', 'product', 'search'],
  ['wishlist', `${wishlist}viewwishlistitems&wishlistid=1`],
  ['wishlists', '/wishlist.php', 'wishlist'],
  ['add-wishlist', `${wishlist}addwishlist`, 'wishlist'],
  ['blog', '/blog/'],
  ['blog_post', '/blog/sharpening-a-saw/'],
  ['404', '/nowhere/'],
  ['error', '/'],
  ['default', '/', 'product'],
  ['page', '/about-us/'],
  ['rss', '/rss-syndication/'],
  ['sitemap', '/sitemap.php'],
  ['newsletter_subscribe', '/subscribe.php?email=ada@example.com'],
];

/** Pages that together load every group (those with most groups first), and one that loads none. */
const representative = pages
  .toSorted((one, other) => other.length - one.length)
  .filter(([template, , ...groups], index, sorted) => {
    const before = sorted.slice(0, index).flatMap(([, , ...others]) => others);
    return groups.some((group) => !before.includes(group)) || template === 'page';
  });

/** The bundle's own table: the widgets of each group. */
const { groups: table } = bundleTable();

const groupsOf = (html: string) => {
  const names = new Set([...html.matchAll(/data-widget="([\w-]+)"/g)].map(([, name = '']) => name));
  return Object.entries(table).flatMap(([group, widgets]) =>
    Object.keys(widgets).some((name) => names.has(name)) ? [group] : [],
  );
};

describe('the code of a page', () => {
  const shop = useShop();
  const { begin, idle, asked } = useWatchedPage(shop);
  /** The bundle's files that were requested. */
  const scripts = () => asked().filter((url) => /\/widgets\/.*\.js$/.test(url));
  const names = () => scripts().map((url) => url.split('/').at(-1));
  const statusOf = (template: string) => ({ error: 500, 404: 404 })[template] ?? 200;
  const beginAt = async (template: string) => {
    if (template === 'error') shop.server.world.settings.unavailable = 'error';
    const { page } = await begin();
    await signIn(page, shop.url);
    return page;
  };

  it.each(pages)('%s has slots of exactly the listed groups', async (template, path, ...groups) => {
    const html = await readPage(await beginAt(template), shop.url, { path, status: statusOf(template) });
    expect(/data-page-type="([\w-]+)"/.exec(html)?.[1]).toBe(template);
    expect(
      groupsOf(html)
        .filter((name) => !shared.test(name))
        .sort(),
    ).toEqual(groups);
  });

  it.each(representative)(
    '%s loads exactly the listed groups, from the folder of the loader',
    async (template, path, ...groups) => {
      const page = await beginAt(template);
      await visit(page, shop.url + path);
      expect(names()).toContain('loader.js');
      await page.evaluate(() => {
        for (const slot of document.querySelectorAll('[data-widget]')) {
          slot.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        }
      });
      await untilMounted(page);
      await idle();
      const chunks = scripts().flatMap((script) => /([a-z-]+)\.js$/.exec(script)?.[1] ?? []);
      expect([...new Set(chunks)].filter((name) => !shared.test(name)).sort()).toEqual(groups);
      expect(new Set(scripts().map((script) => script.replace(/[^/]+$/, ''))).size).toBe(1);
      expect(await page.locator('[data-widget-status="failed"]').count()).toBe(0);
    },
  );
});
