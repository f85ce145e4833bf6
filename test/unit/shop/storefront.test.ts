/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { makeShopper } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

type Json = Record<string, unknown>;
interface CartJson extends Json {
  id: string;
  lineItems: { physicalItems: Json[]; digitalItems: Json[] };
}

const shop = useLocalShop({ theme: makeTinyTheme() });

const fill = async () => {
  await shop.shopper.post(
    '/remote/v1/cart/add',
    'product_id=101&attribute[10101]=1010101&attribute[10102]=1010202&qty[]=2',
  );
  await shop.shopper.post('/remote/v1/cart/add', 'product_id=126&qty[]=1');
};
const firstCart = async (query = '') => {
  const [cart] = (await shop.shopper.get(`/api/storefront/carts${query}`)).json<CartJson[]>();
  if (!cart) throw new Error('there is no cart');
  return cart;
};
const switchTo = (cartId: string, body: object) =>
  shop.shopper.send(`/api/storefront/carts/${cartId}/currency`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the storefront’s carts', () => {
  it('are an empty list without a cart', async () => {
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toEqual([]);
  });

  it('list physical and digital lines apart, with one discount entry for each', async () => {
    await fill();
    const cart = await firstCart();
    expect(cart).toMatchObject({
      currency: { code: 'USD', decimalPlaces: 2 },
      isTaxIncluded: false,
      cartAmount: 329,
      discounts: [{ discountedAmount: 0 }, { discountedAmount: 0 }],
      coupons: [],
    });
    expect(cart.lineItems.physicalItems[0]).toMatchObject({
      productId: 101,
      quantity: 2,
      originalPrice: 200,
      salePrice: 160,
    });
    expect(cart.lineItems.digitalItems[0]).toMatchObject({ productId: 126, type: 'digital' });
    expect(cart.lineItems.physicalItems[0]).not.toHaveProperty('options');
  });

  it('include options on request', async () => {
    await fill();
    const include = 'lineItems.physicalItems.options,lineItems.digitalItems.options';
    const cart = await firstCart(`?include=${include}`);
    expect(cart.lineItems.physicalItems[0]?.['options']).toEqual([
      { name: 'Colour', nameId: 10101, value: 'Signal red', valueId: 1010101 },
      { name: 'Base', nameId: 10102, value: 'Round', valueId: 1010202 },
    ]);
    const { id } = cart;
    expect((await shop.shopper.get(`/api/storefront/carts/${id}?include=${include}`)).json()).toEqual(cart);
  });

  it('answer 404 to another shopper', async () => {
    await fill();
    const { id } = await firstCart();
    expect((await makeShopper(shop.url).get(`/api/storefront/carts/${id}`)).status).toBe(404);
  });

  it('can be deleted', async () => {
    await fill();
    const { id } = await firstCart();
    expect((await shop.shopper.send(`/api/storefront/carts/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toEqual([]);
  });

  it('change their currency, or answer with the reason in "error"', async () => {
    await fill();
    const { id } = await firstCart();
    expect((await switchTo(id, { currencyCode: 'EUR' })).json()).toMatchObject({
      currency: { code: 'EUR' },
      cartAmount: 302.68,
    });
    expect((await switchTo(id, { currencyCode: 'XXX' })).json()).toEqual({ error: expect.any(String) });
    expect((await switchTo(id, {})).status).toBe(422);
    expect((await switchTo('nobody', { currencyCode: 'EUR' })).status).toBe(404);
  });
});

describe('the cart’s summary', () => {
  it('has the numbers of lines and items', async () => {
    await fill();
    expect((await shop.shopper.get('/api/storefront/cart-summary')).json()).toMatchObject({
      line_item_count: 2,
      total_quantity: 3,
      total_price: 329,
      item_quantities: { '101': 2, '126': 1 },
    });
  });

  it('is an empty response with a content type, or an empty object', async () => {
    const empty = await shop.shopper.get('/api/storefront/cart-summary');
    expect(empty.status).toBe(204);
    expect(empty.headers.get('content-type')).toEqual(expect.stringContaining('json'));
    shop.server.world.settings.emptyCartSummary = 200;
    expect((await shop.shopper.get('/api/storefront/cart-summary')).json()).toEqual({});
  });
});
