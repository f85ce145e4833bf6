/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { addGoods, cartOf, type RemoteData } from '../../support/shopper/cart-filler';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

interface Money {
  value: number;
  formatted: string;
}
interface CartContext {
  coupons: { code: string; discount: Money; remove_url: string }[];
  gift_certificates: { code: string; used: Money; remaining: Money; remove_url: string }[];
  sub_total: Money;
  discount: Money | null;
  taxes: { name: string; cost: Money }[];
  grand_total: Money;
  status_messages: { type: string; message: string }[];
  promotions: { banners: { text: string }[] };
  items: { total_discounted?: Money }[];
}

const apply = async (code: string) =>
  (await shop.shopper.post('/remote/v1/apply-code', { code })).json<RemoteData>().data;
const pay = async (code: string) =>
  (await shop.shopper.post('/remote/v1/gift-certificates', { code })).json<RemoteData>().data;
const cart = () => cartOf<CartContext>(shop.shopper);

describe('a coupon', () => {
  it.each([
    ['takes a percentage off', 'TENTH', 17.45],
    ['takes an amount off each piece of one product', 'MUG2', 2],
    ['takes an amount off the order', 'FIVER', 5],
    ['applies from a minimum on', 'BIG25', 25],
    ['takes a percentage off one product only', 'LAMP20', 32],
  ])('%s', async (_, code, discount) => {
    await addGoods(shop.shopper, 'lamp');
    await addGoods(shop.shopper, 'mug');
    expect(await apply(code)).toEqual({ status: 'success' });
    const { coupons, sub_total: subtotal, grand_total: total, taxes } = await cart();
    expect(coupons).toEqual([
      expect.objectContaining({ code, discount: expect.objectContaining({ value: discount }) }),
    ]);
    expect(subtotal.value).toBe(174.5);
    // Ten percent of the rest.
    expect(taxes[0]?.cost.value).toBeCloseTo((174.5 - discount) * 0.1, 1);
    expect(total.value).toBeCloseTo(174.5 - discount + (taxes[0]?.cost.value ?? 0), 2);
  });

  it('is accepted in any case of letters, and only once', async () => {
    await addGoods(shop.shopper, 'hammer');
    expect(await apply(' fiver ')).toEqual({ status: 'success' });
    expect(await apply('FIVER')).toMatchObject({
      status: 'error',
      errors: [expect.stringContaining('already')],
    });
  });

  it('replaces another one, unless the shop allows several', async () => {
    await addGoods(shop.shopper, 'lamp');
    await apply('FIVER');
    await apply('TENTH');
    expect((await cart()).coupons.map(({ code }) => code)).toEqual(['TENTH']);
    shop.server.world.settings.multipleCoupons = true;
    await apply('FIVER');
    expect((await cart()).coupons.map(({ code, discount }) => [code, discount.value])).toEqual([
      ['TENTH', 16],
      ['FIVER', 5],
    ]);
  });

  it.each([
    ['is unknown', 'NOBODY', 'The coupon code you entered is invalid.'],
    ['is empty', ' ', 'Please enter your coupon code.'],
    ['has expired', 'SPRING', 'has expired'],
    ['is switched off', 'PAUSED', "isn't available"],
    ['is for another product', 'MUG2', "doesn't apply to any product"],
    ['requires a larger cart', 'BIG25', 'at least $150.00'],
  ])('is refused when it %s', async (_, code, reason) => {
    await addGoods(shop.shopper, 'hammer');
    const response = await shop.shopper.post('/remote/v1/apply-code', { code });
    expect(response.status).toBe(200);
    expect(response.json()).toEqual({ data: { status: 'error', errors: [expect.stringContaining(reason)] } });
    expect((await cart()).coupons).toEqual([]);
  });

  it('is refused without a cart', async () => {
    expect(await apply('TENTH')).toEqual({ status: 'error', errors: ['Your cart is empty.'] });
  });

  it('of the legacy kind works in the default currency only', async () => {
    await addGoods(shop.shopper, 'hammer');
    await apply('DOLLARS');
    const [{ id = '' } = {}] = (await shop.shopper.get('/api/storefront/carts')).json<{ id?: string }[]>();
    await shop.shopper.send(`/api/storefront/carts/${id}/currency`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"currencyCode":"EUR"}',
    });
    expect(await cart()).toMatchObject({
      coupons: [],
      status_messages: [{ message: 'Coupons only apply to default currency.' }],
    });
    expect(await apply('DOLLARS')).toMatchObject({ errors: ['Coupons only apply to default currency.'] });
    await shop.shopper.get('/?setCurrencyId=1');
    await apply('DOLLARS');
    await shop.shopper.get('/?setCurrencyId=2');
    expect((await cart()).coupons).toEqual([]);
    expect(await apply('FIVER')).toEqual({ status: 'success' });
    expect((await cart()).coupons[0]?.discount.value).toBe(4.6);
  });

  it('is removed when the cart no longer fits it, and the cart shows why', async () => {
    const id = await addGoods(shop.shopper, 'hammer', 4);
    await apply('BIG25');
    await shop.shopper.post('/remote/v1/cart/update', `items[0][id]=${id}&items[0][quantity]=1`);
    const { coupons, status_messages: messages } = await cart();
    expect(coupons).toEqual([]);
    expect(messages).toEqual([{ type: 'info', message: expect.stringContaining('BIG25') }]);
  });

  it('works by plain posts, and is removed by its link', async () => {
    await addGoods(shop.shopper, 'hammer');
    const response = await shop.shopper.post('/cart.php', { action: 'applycoupon', couponcode: 'FIVER' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/cart.php');
    const [coupon] = (await cart()).coupons;
    expect(coupon?.discount.value).toBe(5);
    await shop.shopper.get(coupon?.remove_url ?? '');
    expect((await cart()).coupons).toEqual([]);
    await shop.shopper.post('/cart.php', { action: 'applycoupon', couponcode: 'NOBODY' });
    expect((await cart()).status_messages).toEqual([
      { type: 'error', message: 'The coupon code you entered is invalid.' },
    ]);
  });

  it('is in the data for analytics about a removed line', async () => {
    const id = await addGoods(shop.shopper, 'towels', 4);
    await apply('TENTH');
    const response = await shop.shopper.post('/remote/v1/cart/update', `items[0][id]=${id}&items[0][quantity]=0`);
    expect(response.json()).toMatchObject({
      data: { line_items: [{ quantity: 4, purchase_price: 27.2, discount: 19.2, coupon_amount: 10.88 }] },
    });
  });

  it('is in the storefront’s cart, with its share of each line', async () => {
    await addGoods(shop.shopper, 'lamp');
    await addGoods(shop.shopper, 'hammer');
    await apply('FIVER');
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toMatchObject([
      {
        baseAmount: 202,
        discountAmount: 0,
        cartAmount: 197,
        coupons: [{ id: '3', code: 'FIVER', couponType: 2, discountedAmount: 5, displayName: expect.any(String) }],
        discounts: [{ discountedAmount: 0 }, { discountedAmount: 0 }],
        lineItems: { physicalItems: [{ couponAmount: 3.96 }, { couponAmount: 1.04 }] },
      },
    ]);
  });
});

describe('a gift certificate', () => {
  it('pays for the whole cart, and has the rest remaining', async () => {
    await addGoods(shop.shopper, 'hammer');
    expect(await pay('big-900-qua-ys3')).toEqual({ status: 'success' });
    expect(await cart()).toMatchObject({
      gift_certificates: [{ code: 'BIG-900-QUA-YS3', used: { value: 46.2 }, remaining: { value: 853.8 } }],
      grand_total: { value: 0 },
    });
  });

  it('pays for a part, and a second one for another part', async () => {
    await addGoods(shop.shopper, 'lamp');
    await pay('FUL-50A-QUA-YS1');
    await pay('PAR-12A-QUA-YS2');
    const { gift_certificates: certificates, grand_total: total } = await cart();
    expect(certificates.map(({ used }) => used.value)).toEqual([50, 12.5]);
    expect(total.value).toBe(113.5);
  });

  it.each([
    ['is unknown', 'AAA-AAA-AAA-AAA', 'is invalid'],
    ['is empty', '', 'Please enter your valid certificate code.'],
    ['has nothing left', 'NIL-00A-QUA-YS4', 'no balance'],
    ['has expired', 'OLD-25A-QUA-YS5', 'has expired'],
    ['isn’t active yet', 'PEN-20A-QUA-YS6', "isn't active"],
    ['is switched off', 'OFF-20A-QUA-YS7', "isn't available"],
  ])('is refused when it %s', async (_, code, reason) => {
    await addGoods(shop.shopper, 'hammer');
    expect(await pay(code)).toEqual({ status: 'error', errors: [expect.stringContaining(reason)] });
  });

  it('works in the coupon’s field and by plain posts, and is removed by its link', async () => {
    await addGoods(shop.shopper, 'hammer');
    await apply('PAR-12A-QUA-YS2');
    await shop.shopper.post('/cart.php', { action: 'applycoupon', certcode: 'FUL-50A-QUA-YS1' });
    const { gift_certificates: certificates } = await cart();
    expect(certificates).toHaveLength(2);
    await shop.shopper.get(certificates[0]?.remove_url ?? '');
    expect((await cart()).gift_certificates.map(({ code }) => code)).toEqual(['FUL-50A-QUA-YS1']);
  });
});

describe('a promotion', () => {
  it('reduces a product from a quantity on', async () => {
    await addGoods(shop.shopper, 'towels', 3);
    expect(await cart()).toMatchObject({
      items: [{ price: { value: 32 }, price_discounted: { value: 27.2 }, total_discounted: { value: 81.6 } }],
      sub_total: { value: 81.6 },
    });
    expect((await shop.shopper.get('/api/storefront/carts')).json()).toMatchObject([
      {
        baseAmount: 96,
        // Only promotions of the whole order are included: carts.sf.yml.
        discountAmount: 0,
        cartAmount: 81.6,
        discounts: [{ discountedAmount: 14.4 }],
        lineItems: { physicalItems: [{ listPrice: 32, salePrice: 27.2, discountAmount: 14.4 }] },
      },
    ]);
  });

  it('shows the missing amount, and then reduces the order', async () => {
    await addGoods(shop.shopper, 'lamp', 2);
    expect((await cart()).promotions.banners).toEqual([
      { id: 1, text: 'Spend $180.00 more and get 5% off your order.' },
    ]);
    await addGoods(shop.shopper, 'lamp', 2);
    const { discount, sub_total: subtotal, grand_total: total } = await cart();
    expect(subtotal.value).toBe(640);
    expect(discount?.value).toBe(32);
    expect(total.value).toBe(668.8);
  });
});
