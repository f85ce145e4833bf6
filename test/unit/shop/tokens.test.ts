/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeShopper } from '../../support/shopper/shopper';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop();

beforeEach(async () => {
  await shop.shopper.get('/api/storefront/cart-summary');
});

const token = () => shop.server.world.sessions.all()[0]?.csrfToken ?? '';
const sentence = 'This page was open for too long, so nothing was changed. Please try again.';
const lamp = '/harbour-desk-lamp/';

/** Every posted form: its page, its URL and some of its data. */
const forms: [name: string, page: string, action: string, fields: Record<string, string>][] = [
  [
    'signing in',
    '/login.php',
    '/login.php?action=check_login',
    { login_email: 'ada@example.com', login_pass: 'lantern1' },
  ],
  [
    'a new account',
    '/login.php?action=create_account',
    '/login.php?action=save_new_account',
    { 'FormField[1][1]': 'x' },
  ],
  [
    'a forgotten password',
    '/login.php?action=reset_password',
    '/login.php?action=send_password_email',
    { email: 'a@b.co' },
  ],
  ['a new password', '/login.php', '/login.php?action=save_new_password', { password: 'lantern2' }],
  [
    'the account',
    '/account.php?action=account_details',
    '/account.php?action=update_account',
    { account_firstname: 'Eve' },
  ],
  [
    'an address',
    '/account.php?action=add_shipping_address',
    '/account.php?action=save_shipping_address',
    { shipid: '' },
  ],
  [
    'a deleted address',
    '/account.php?action=address_book',
    '/account.php?action=delete_shipping_address',
    { shipid: '1' },
  ],
  ['a message', '/account.php?action=inbox', '/account.php?action=send_message', { message_subject: 'Hello' }],
  ['a return', '/account.php?action=view_returns', '/account.php?action=save_new_return', { order_id: '101' }],
  ['a repeated order', '/account.php?action=order_status', '/account.php?action=process_reorder', { order_id: '101' }],
  [
    'a deleted card',
    '/account.php?action=payment_methods',
    '/account.php?action=delete_payment_method',
    { method_token: 'x' },
  ],
  ['a wish list', '/wishlist.php?action=addwishlist', '/wishlist.php?action=addwishlist', { wishlistname: 'Mine' }],
  ['a wish', lamp, '/wishlist.php?action=add&product_id=107', {}],
  ['a deleted wish list', '/wishlist.php', '/wishlist.php?action=deletewishlist', { wishlistid: '1' }],
  ['a question', '/contact-us/', '/pages.php?action=sendContactForm', { contact_question: 'Why?' }],
  ['a gift certificate', '/giftcertificates.php', '/giftcertificates.php?action=do_purchase', { to_name: 'Eve' }],
  ['a review', lamp, '/postreview.php', { product_id: '107', revtitle: 'Good' }],
  ['the newsletter', '/', '/subscribe.php', { action: 'subscribe', nl_email: 'eve@example.com' }],
  ['a product', lamp, '/cart.php', { action: 'add', product_id: '107' }],
  ['a code', '/cart.php', '/cart.php', { action: 'applycoupon', couponcode: 'TENTH' }],
  ['a quantity', '/cart.php', '/cart.php', { action: 'update', 'qty[1]': '2' }],
  ['a comparison', '/lighting/', '/compare', { 'products[]': '107' }],
];

const signIn = () =>
  shop.shopper.post('/login.php?action=check_login', { login_email: 'ada@example.com', login_pass: 'lantern1' });
/** Sends a form. Returns whether the shop refused it, with the message for the form's page. */
const isRefused = async (page: string, action: string, fields: Record<string, string>, origin = {}) => {
  const response = await shop.shopper.post(action, fields, { ...origin, referer: shop.url + page });
  const hasMessage = shop.server.world.sessions
    .all()[0]
    ?.messages.splice(0)
    .some(({ message }) => message === sentence);
  expect(response.status === 403).toBe(false);
  expect(hasMessage && response.headers.get('location') !== page).toBe(false);
  return hasMessage;
};

describe('a form', () => {
  it.each(forms)(
    'with an old token is refused, and is accepted with the current one or without any: %s',
    async (_, page, action, fields) => {
      await signIn();
      expect(await isRefused(page, action, { ...fields, authenticity_token: 'old' })).toBe(true);
      expect(await isRefused(page, action, { ...fields, authenticity_token: token() })).toBe(false);
      expect(await isRefused(page, action, fields, { origin: shop.url })).toBe(false);
      shop.server.world.settings.enforceCsrf = true;
      expect(await isRefused(page, action, fields)).toBe(true);
    },
  );

  it.each(['https://elsewhere.test', 'null', 'not a URL'])(
    'from another site is refused, and opens no session: %s',
    async (origin) => {
      const before = shop.server.world.sessions.all().length;
      const response = await makeShopper(shop.url).post('/cart.php', { action: 'add', product_id: '107' }, { origin });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(shop.server.world.sessions.all().length).toEqual(before);
      expect(response.text).toContain('This form was sent from another site, so nothing was changed.');
    },
  );

  it('changes nothing if it is refused', async () => {
    await shop.shopper.post('/cart.php', { action: 'add', product_id: '107', authenticity_token: 'old' });
    await shop.shopper.post('/subscribe.php', { nl_email: 'eve@example.com', authenticity_token: 'old' });
    expect(shop.server.world.sessions.all()[0]?.cart).toBeNull();
    expect(shop.server.world.subscribers.size).toBe(0);
  });

  it('shows the reason and the typed values on its page after a refusal', async () => {
    const fields = { 'FormField[2][4]': 'Grace', authenticity_token: 'old' };
    const page = '/login.php?action=create_account';
    await shop.shopper.post('/login.php?action=save_new_account', fields, { referer: shop.url + page });
    const { text } = await shop.shopper.get(page);
    expect(text.includes(sentence)).toBe(true);
    expect(text.includes('value="Grace"')).toBe(true);
  });

  it('sends the current token with the refusal', async () => {
    const { headers } = await shop.shopper.post('/cart.php', { action: 'update', authenticity_token: 'old' });
    expect(headers.getSetCookie().join()).toContain(`XSRF-TOKEN=${token()}`);
  });

  it.each(['https://elsewhere.test/', 'nonsense', ''])(
    'leads to no other site if it is refused: "%s"',
    async (referer) => {
      const response = await shop.shopper.post(
        '/cart.php',
        { action: 'update', authenticity_token: 'old' },
        { referer },
      );
      expect(response.headers.get('location')).toBe('/');
    },
  );

  it('is refused in the page’s own language', async () => {
    const response = await shop.shopper.post(
      '/fr/cart.php',
      { authenticity_token: 'old' },
      { referer: `${shop.url}/fr/cart.php` },
    );
    expect(response.headers.get('location')).toBe('/fr/cart.php');
  });
});

describe('a call', () => {
  const add = (headers: Record<string, string>) => shop.shopper.post('/remote/v1/cart/add', 'product_id=107', headers);

  it('with a wrong token is refused, and gets the right one', async () => {
    const { status, text, headers } = await add({ 'x-xsrf-token': 'old' });
    expect(status).toBe(403);
    expect(text).toBe('Forbidden');
    expect(headers.getSetCookie().join()).toContain(`XSRF-TOKEN=${token()}`);
    expect((await add({ 'x-xsrf-token': token() })).status).toBe(200);
  });

  it('with a doubled token is refused', async () => {
    expect((await add({ 'x-xsrf-token': `${token()}, ${token()}` })).status).toBe(403);
  });

  it('about options needs no token', async () => {
    shop.server.world.settings.enforceCsrf = true;
    const response = await shop.shopper.post('/remote/v1/product-attributes/107', 'action=add', {
      'x-xsrf-token': 'old',
    });
    expect(response.status).toBe(200);
  });

  it('that sends a form gets no page', async () => {
    const headers = { 'x-requested-with': 'stencil-utils', 'x-xsrf-token': 'old' };
    const { status, text } = await shop.shopper.post('/cart.php', 'action=update', headers);
    expect(status).toBe(403);
    expect(text).toBe('Forbidden');
  });
});
