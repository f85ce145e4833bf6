/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { addGoods, goods } from '../../support/shopper/cart-filler';
import { checkSchema, type Schema, type SchemaDocument } from './check-schema';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

/** A copy of BigCommerce's own description, if there is one beside the project. */
const published = join(process.cwd(), '../shared/facts/data/openapi/reference/carts.sf.yml');
const describeIfPublished = existsSync(published) ? describe : describe.skip;

const options = { type: 'number', nullable: true } as const;

/** Differences of real shops from the document, seen in published responses. */
const asInResponses: Record<string, Schema | null> = {
  'lineItems.physicalItems.*.parentId': { type: 'number', nullable: true },
  'lineItems.digitalItems.*.parentId': { type: 'string', nullable: true },
  // The document has a text in requests, and a number for downloads and in responses.
  'lineItems.physicalItems.*.discounts.*.id': { type: 'number' },
  'lineItems.physicalItems.*.options.*.valueId': options,
  'lineItems.digitalItems.*.options.*.valueId': options,
};

/** Options are included only on request. */
const withoutOptions = {
  ...asInResponses,
  'lineItems.physicalItems.*.options': null,
  'lineItems.digitalItems.*.options': null,
};

describeIfPublished('against BigCommerce’s OpenAPI (skipped without a copy of carts.sf.yml)', () => {
  let document: SchemaDocument;
  let cart: Schema;

  beforeAll(() => {
    document = parse(readFileSync(published, 'utf8')) as SchemaDocument;
    cart = { $ref: '#/components/schemas/responseCart' };
  });

  const fill = async () => {
    const mug = await addGoods(shop.shopper, 'mug', 2);
    await addGoods(shop.shopper, 'towels', 4);
    await addGoods(shop.shopper, 'book');
    await shop.shopper.post('/remote/v1/cart/add', `${goods.lamp}&attribute[10104]=For+Ann&qty[]=4`);
    await shop.shopper.post(`/remote/v1/gift-wrapping/${mug}`, {
      giftwraptype: 'same',
      'giftwrapping[all]': '1',
    });
    await shop.shopper.post('/remote/v1/apply-code', { code: 'TENTH' });
    await shop.shopper.post('/giftcertificates.php?action=do_purchase', {
      from_name: 'Ada',
      from_email: 'ada@example.com',
      to_name: 'Bo',
      to_email: 'bo@example.com',
      certificate_amount: '50',
      certificate_theme: 'birthday.html',
      agree: '1',
      agree2: '1',
    });
  };
  const carts = async (query = '') => (await shop.shopper.get(`/api/storefront/carts${query}`)).json<unknown[]>();
  const include = '?include=lineItems.physicalItems.options,lineItems.digitalItems.options';

  it('a cart with every kind of line has exactly the published properties', async () => {
    await fill();
    const [whole] = await carts(include);
    expect(whole).toMatchObject({
      coupons: [{ code: 'TENTH' }],
      lineItems: { giftCertificates: [{ amount: 50 }], digitalItems: [{ type: 'digital' }] },
    });
    expect(checkSchema(whole, cart, document, asInResponses)).toEqual([]);
  });

  it('a cart without options has the published properties, also by its id and in another currency', async () => {
    await fill();
    const [plain] = await carts();
    expect(checkSchema(plain, cart, document, withoutOptions)).toEqual([]);
    const { id } = plain as { id: string };
    const alone = (await shop.shopper.get(`/api/storefront/carts/${id}`)).json();
    expect(checkSchema(alone, cart, document, withoutOptions)).toEqual([]);
    const switched = await shop.shopper.send(`/api/storefront/carts/${id}/currency`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"currencyCode":"JPY"}',
    });
    expect(checkSchema(switched.json(), cart, document, withoutOptions)).toEqual([]);
  });

  it('sums follow their description', async () => {
    await fill();
    const [whole] = (await carts()) as [
      {
        baseAmount: number;
        discountAmount: number;
        cartAmount: number;
        coupons: { discountedAmount: number }[];
        lineItems: Record<
          'physicalItems' | 'digitalItems',
          {
            extendedSalePrice: number;
            extendedListPrice: number;
            discountAmount: number;
            couponAmount: number;
          }[]
        >;
      },
    ];
    const lines = [...whole.lineItems.physicalItems, ...whole.lineItems.digitalItems];
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const coupons = sum(whole.coupons.map(({ discountedAmount }) => discountedAmount));
    expect(whole.discountAmount).toBeGreaterThan(0);
    expect(whole.baseAmount).toBeCloseTo(sum(lines.map((line) => line.extendedListPrice)) + 50, 2);
    expect(coupons).toBeCloseTo(sum(lines.map((line) => line.couponAmount)), 2);
    expect(whole.cartAmount).toBeCloseTo(sum(lines.map((line) => line.extendedSalePrice)) + 50 - coupons, 2);
  });

  it('differences from the document are found', () => {
    const wrong = { id: 5, secret: true, currency: { code: 'USD', decimalPlaces: 2.5 }, coupons: null };
    expect(checkSchema(wrong, cart, document)).toEqual(
      expect.arrayContaining([
        'id is number, not string',
        "secret isn't published",
        'currency.decimalPlaces is number, not integer',
        'currency.name is missing',
        'coupons is null',
        'lineItems is missing',
      ]),
    );
  });
});
