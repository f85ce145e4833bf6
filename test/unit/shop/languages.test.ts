/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { localize, localizeUrl } from '../../shop/languages/localize';
import { addGoods } from '../../support/shopper/cart-filler';
import { wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const french = { code: 'fr', path: '/fr' };
const origin = 'http://shop.test';

interface Context {
  locale_name: string;
  settings: { secure_base_url: string; request: { locale: string } };
  urls: { cart: string; home: string };
  categories: { url: string }[];
  currency_selector: { currencies: { switch_url: string }[] };
  language_selector: {
    active_language_code: string;
    languages: { switch_url: string; is_active: boolean }[];
  };
  product: { url: string; main_image: { data: string } };
}

const contextOf = async (path: string) =>
  (await shop.shopper.get(path, { 'stencil-version': '1.0' })).json<{ context: Context }>().context;

describe('the folder of a language', () => {
  it.each([
    ['/cart.php', '/fr/cart.php'],
    ['/cart.php?action=remove', '/fr/cart.php?action=remove'],
    ['http://shop.test/lamp/', 'http://shop.test/fr/lamp/'],
    ['/fr/lamp/', '/fr/lamp/'],
    ['/fromage/', '/fr/fromage/'],
    ['/images/stencil/80w/a.svg', '/images/stencil/80w/a.svg'],
    ['/assets/dist/a.css', '/assets/dist/a.css'],
    ['//cdn.test/a.js', '//cdn.test/a.js'],
    ['http://other.test/lamp/', 'http://other.test/lamp/'],
    ['/ or so', '/ or so'],
  ])('%s becomes %s', (url, localized) => {
    expect(localizeUrl(url, origin, french)).toBe(localized);
  });

  it('is added to URLs at any depth, but not in HTML', () => {
    const context = { a: [{ url: '/x/' }], html: '<a href="/x/">', when: new Date(0), none: null };
    expect(localize(context, origin, french)).toEqual({ ...context, a: [{ url: '/fr/x/' }] });
  });
});

describe('a French page', () => {
  it('has French texts, and the folder in every URL', async () => {
    expect((await shop.shopper.get('/fr/')).text).toContain('Bonjour');
    expect((await shop.shopper.get('/')).text).toContain('Hello');
    const context = await contextOf('/fr/harbour-desk-lamp/');
    expect(context).toMatchObject({
      locale_name: 'fr',
      settings: { secure_base_url: `${shop.url}/fr`, request: { locale: 'fr' } },
      urls: { cart: '/fr/cart.php', home: `${shop.url}/fr/` },
      product: { url: `${shop.url}/fr/harbour-desk-lamp/` },
    });
    expect(context.product.main_image.data).toContain(`${shop.url}/images/`);
    expect(context.currency_selector.currencies[1]?.switch_url).toContain(`${shop.url}/fr/harbour-desk-lamp/?`);
    expect(context.categories[0]?.url).toBe('/fr/lighting/');
  });

  it('leads to the same page in other languages', async () => {
    const { language_selector: selector } = await contextOf('/fr/cart.php?a=1');
    expect(selector).toEqual({
      active_language_code: 'fr',
      languages: [
        { code: 'en', is_active: false, switch_url: `${shop.url}/cart.php?a=1` },
        { code: 'fr', is_active: true, switch_url: `${shop.url}/fr/cart.php?a=1` },
      ],
    });
  });

  it('is also found without the final slash', async () => {
    const response = await shop.shopper.get('/fr?a=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/fr/?a=1');
  });

  it('has its own calls, with the same cart as other languages', async () => {
    await addGoods(shop.shopper, 'hammer');
    const [cart] = (await shop.shopper.get('/fr/api/storefront/carts')).json<
      { locale: string; lineItems: { physicalItems: { url: string; imageUrl: string }[] } }[]
    >();
    expect(cart?.locale).toBe('fr');
    expect(cart?.lineItems.physicalItems[0]).toMatchObject({
      url: `${shop.url}/fr/claw-hammer/`,
      imageUrl: expect.stringContaining(`${shop.url}/images/`),
    });
    const added = await shop.shopper.post('/fr/remote/v1/cart/add', 'product_id=107&qty[]=1');
    expect(added.json()).toMatchObject({ data: { cart_item: { url: `${shop.url}/fr/claw-hammer/` } } });
    expect((await shop.shopper.get('/fr/cart.php', wanting('cart/content'))).text).toContain('2 x Claw Hammer');
    const plain = await shop.shopper.post('/fr/cart.php', { action: 'add', product_id: '107', 'qty[]': '1' });
    expect(plain.headers.get('location')).toBe('/fr/cart.php');
  });

  it('logs which of its calls have lost the language', async () => {
    const from = { referer: `${shop.url}/fr/cart.php` };
    await shop.shopper.get('/fr/api/storefront/carts', from);
    await shop.shopper.get('/api/storefront/carts', from);
    await shop.shopper.get('/assets/dist/theme.css', from);
    await shop.shopper.get('/cart.php', { ...from, 'sec-fetch-dest': 'document' });
    await shop.shopper.post('/cart.php', { action: 'update' }, { ...from, 'sec-fetch-dest': 'document' });
    await shop.shopper.get('/api/storefront/carts', { referer: `${shop.url}/cart.php` });
    const strays = (await shop.shopper.get('/__shop/log?stray=true')).json<object[]>();
    expect(strays).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/storefront/carts', page: '/fr/cart.php' }),
      expect.objectContaining({ method: 'POST', path: '/cart.php' }),
    ]);
  });

  it('exists only in the shop’s languages', async () => {
    shop.server.world.settings.languages = ['en'];
    expect((await shop.shopper.get('/fr/')).status).toBe(404);
  });
});
