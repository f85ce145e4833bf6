import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accountsOf } from '../../shop/accounts/accounts';
import { signIn } from '../../support/driver/sign-in';
import { useShop } from '../../support/driver/use-shop';
import type { ShopPage } from '../../support/states/every-page';
import { hostileText as text } from '../../support/states/hostile-texts';
import { readPage } from '../../support/states/read-page';
import { everyField, hostileQueries, pagesByUrl, urlText } from './hostile-urls';
import { useHostilePage } from './use-hostile-page';

// No content security policy: it would hide a vulnerability.
const shop = useShop({ settings: { csp: false, reviewsModerated: false } });
const lamp = '/harbour-desk-lamp/';
const account = (action: string): ShopPage => ({ path: `/account.php?action=${action}`, signedIn: true });

const post = (page: Page, path: string, form: Record<string, string>) =>
  // The page after the redirect is not requested.
  page.request.post(shop.url + path, { form, maxRedirects: 0 });

/** A page that shows the text. `isOpened`: its widgets are mounted too, because one of them reads the text. */
type Showing = ShopPage & { readonly isOpened?: boolean };

/** The texts that a shopper can write, with every page that shows them. */
const writings: [name: string, write: (page: Page) => unknown, pages: readonly Showing[]][] = [
  [
    'a review',
    (page) =>
      post(page, '/postreview.php', {
        product_id: '101',
        revrating: '5',
        revtitle: text,
        revtext: text,
        revfromname: text,
        email: 'a@b.co',
      }),
    [{ path: lamp, isOpened: true }],
  ],
  [
    'the name of a wish list',
    async (page) => {
      await signIn(page, shop.url);
      await post(page, '/wishlist.php?action=addwishlist', { wishlistname: text });
    },
    [
      { path: '/wishlist.php', isOpened: true },
      { path: '/wishlist.php?action=viewwishlistitems&wishlistid=3' },
      { path: '/wishlist.php?action=editwishlist&wishlistid=3' },
      { path: '/wishlist.php?action=add&wishlistid=3&product_id=101' },
      { path: lamp },
    ],
  ],
  [
    'names and addresses',
    () => {
      const [ada] = accountsOf(shop.server.world).customers;
      const name = { firstName: text, lastName: text, company: text, phone: text };
      const address = { ...name, address1: text, address2: text, city: text, state: text, zip: text };
      Object.assign(ada!, name, { addresses: [{ ...address, id: '1', country: 'United States' }] });
      ada!.cards.push({ ...ada!.cards[0]!, token: 'card-9', billing: { ...address, id: '', country: text } });
    },
    [
      { path: '/', signedIn: true, isOpened: true },
      { path: lamp, signedIn: true },
      account('address_book'),
      account('edit_shipping_address&address_id=1'),
      account('account_details'),
      account('view_order&order_id=101'),
      { ...account('print_invoice&order_id=101'), isBare: true },
      account('payment_methods'),
      account('edit_payment_method&method_token=card-9'),
    ],
  ],
  [
    'a message, a return and its comment',
    () => {
      const [ada] = accountsOf(shop.server.world).customers;
      ada!.messages.push({ date: '2026-08-20', orderId: 101, subject: text, text });
      ada!.returns.push({ id: 9, orderId: 101, lineId: 1, quantity: 1, reason: text, action: text, comments: text });
    },
    [account('inbox'), account('view_returns'), account('view_order&order_id=101')],
  ],
  [
    'a text for a product, the name of a file, and a gift certificate',
    async (page) => {
      await post(page, '/giftcertificates.php?action=do_purchase', {
        ...{ to_name: text, from_name: text, message: text, to_email: 'a@b.co', from_email: 'a@b.co' },
        ...{ certificate_amount: '20', certificate_theme: 'birthday.html', agree: '1', agree2: '1' },
      });
      await page.request.post(`${shop.url}/remote/v1/cart/add`, {
        multipart: {
          action: 'add',
          product_id: '116',
          'qty[]': '1',
          'attribute[11601]': '<svg onload=hacked(1)>',
          'attribute[11602]': text.slice(60, 260),
          'attribute[11603]': '24',
          'attribute[11608]': '1160801',
          'attribute[11605]': {
            name: `${text.replace(/["\\\r\n/]/g, '')}.png`,
            mimeType: 'image/png',
            buffer: Buffer.from('x'),
          },
        },
      });
    },
    [{ path: '/cart.php', isOpened: true }, { path: '/giftcertificates.php' }],
  ],
  [
    'a gift certificate that is refused',
    (page) =>
      post(page, '/giftcertificates.php?action=do_purchase', {
        to_name: text,
        message: text,
        to_email: text,
        certificate_amount: text,
      }),
    [{ path: '/giftcertificates.php' }],
  ],
  [
    'a new account that is refused',
    (page) =>
      post(page, '/login.php?action=save_new_account', {
        'FormField[1][1]': text,
        'FormField[2][4]': text,
        'FormField[2][12]': text,
      }),
    [{ path: '/login.php?action=create_account', isOpened: true }],
  ],
  [
    'unknown codes',
    async (page) => {
      await post(page, '/cart.php', { action: 'add', product_id: '107' });
      await post(page, '/cart.php', { action: 'applycoupon', couponcode: text });
      await post(page, '/cart.php', { action: 'applycoupon', certcode: text });
    },
    [{ path: '/cart.php' }],
  ],
  [
    'a sign-in that is refused',
    (page) => post(page, '/login.php?action=check_login', { login_email: text, login_pass: text }),
    [{ path: '/login.php' }],
  ],
  [
    'a question to the shop',
    (page) => post(page, '/pages.php?action=sendContactForm', { contact_email: text, contact_question: text }),
    [{ path: '/contact-us/' }],
  ],
];

/** Pages that together have every widget that reads the page's URL, or data that the shop rendered from it. */
const urlReaders = [lamp, '/workshop/', '/search.php', '/compare/101/103', '/login.php', '/cart.php'];

/** Texts that the shop never shows. */
const isNeverShown = /codes/;

describe('a hostile text that a shopper writes', () => {
  const hostile = useHostilePage(shop);

  it.each(writings)('is plain text on every page that shows it: %s', async (name, write, shownOn) => {
    const found: Record<string, string[]> = {};
    const documents: string[] = [];
    let shopper: Page | undefined;
    for (const one of shownOn) {
      // The same shopper requests the other pages.
      const begin = (page: Page) => write((shopper = page));
      if (one.isOpened) {
        documents.push(await (await hostile.open(one, begin)).content());
        found[one.path] = await hostile.found();
      } else {
        const html = shopper ? await readPage(shopper, shop.url, one) : await hostile.read(one, begin);
        documents.push(html);
        found[one.path] = await hostile.foundIn(html);
      }
    }
    expect(found).toEqual(Object.fromEntries(shownOn.map(({ path }) => [path, []])));
    expect(documents.some((html) => html.includes('hacked('))).toBe(!isNeverShown.test(name));
  });

  it('is plain text in the preview frame of a gift certificate', async () => {
    const page = await hostile.open({ path: '/giftcertificates.php' });
    const values = {
      to_name: text,
      from_name: text,
      message: text,
      to_email: 'a@b.co',
      from_email: 'a@b.co',
      certificate_amount: '20',
    };
    for (const [name, value] of Object.entries(values)) await page.fill(`[name="${name}"]`, value);
    for (const box of ['#theme_1', '#agree', '#agree2']) await page.check(box);
    await page.click('#gift-certificate-preview');
    const frame = page.frameLocator('dialog[open] iframe');
    await frame.locator('main').waitFor();
    expect(await frame.locator('img, script, svg').count()).toBe(0);
    expect(await hostile.found()).toEqual([]);
  });
});

const hidden = encodeURIComponent(urlText);
const withQuery = (one: ShopPage, query: string): ShopPage => {
  const isLost = query.startsWith('action=') && one.path === '/account.php';
  return { ...one, ...(isLost && { status: 404 }), path: `${one.path}?${query}` };
};

describe('a hostile text in a URL', () => {
  const hostile = useHostilePage(shop);

  it.each(pagesByUrl)('is no script in the HTML of $path', async (one) => {
    const found = [];
    for (const query of hostileQueries) {
      const html = await hostile.read(withQuery(one, query));
      found.push(await hostile.foundIn(html));
    }
    expect(found).toEqual(hostileQueries.map(() => []));
  });

  it('is repeated as plain text by the search', async () => {
    const html = await hostile.read({ path: `/search.php?search_query=${hidden}` });
    expect(await hostile.foundIn(html)).toEqual([]);
    expect(html).toContain('hacked(');
  });

  it('is no script in the path of a page that does not exist', async () => {
    const html = await hostile.read({ path: `/${hidden}/`, status: 404 });
    expect(await hostile.foundIn(html)).toEqual([]);
  });
});

describe('a hostile text in the URL, the storage and the cookies', () => {
  const hostile = useHostilePage(shop);

  it.each(urlReaders)('never runs as a script with all widgets of %s mounted', async (path) => {
    const [first = ''] = hostileQueries;
    const one = {
      ...withQuery({ path }, first),
      cart: path === '/cart.php',
      settings: { privacyCookie: 'We keep cookies.' },
    };
    const page = await hostile.open(one, async (opened) => {
      await putInUrl(opened);
      await putInStorage(opened);
    });
    expect(await page.evaluate(() => location.search.length)).toBeGreaterThan(everyField.length);
    expect(await page.evaluate(() => sessionStorage.getItem('compare'))).toBe(text);
    for (const hash of ['#product-reviews', '#write_review', '#']) {
      await page.evaluate((to) => (location.hash = to), hash + text);
    }
    await page.evaluate(
      (value) => dispatchEvent(new StorageEvent('storage', { key: 'cart-stored', newValue: value })),
      text,
    );
    expect(await hostile.found()).toEqual([]);
  });

  /** Puts the text into every field of the URL of every later page. */
  const putInUrl = (page: Page) =>
    page.addInitScript((address) => {
      if (location.protocol === 'http:') history.replaceState(null, '', address);
    }, `?${everyField}#tab-${hidden}`);

  /** Puts the text into the storage and the cookies of every later page. */
  const putInStorage = (page: Page) =>
    page.addInitScript((value) => {
      for (const key of ['cart-quantity', 'compare', 'cart', 'currency', 'form-draft']) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
      for (const name of ['ACCEPT_COOKIE_USAGE', 'ADMIN_BAR', 'XSRF-TOKEN', 'SHOP_TOKEN', 'bc_consent']) {
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
      }
      window.name = value;
    }, text);
});
