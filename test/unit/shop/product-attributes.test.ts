/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { wanting } from '../../support/shopper/shopper';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

/** The fields that templates and scripts of public themes read. */
const documented = [
  'sku',
  'upc',
  'mpn',
  'gtin',
  'weight',
  'base',
  'image',
  'price',
  'out_of_stock_behavior',
  'out_of_stock_message',
  'available_modifier_values',
  'available_variant_values',
  'in_stock_attributes',
  'disabled_option_values',
  'selected_attributes',
  'stock',
  'available_to_sell',
  'available_on_hand',
  'available_for_backorder',
  'unlimited_backorder',
  'show_backorder_availability_prompt',
  'backorder_availability_prompt',
  'backorder_message_id',
  'instock',
  'stock_message',
  'purchasable',
  'purchasing_message',
  'call_for_price_message',
  'bulk_discount_rates',
  'variantId',
  'v3_variant_id',
];

interface Attributes {
  [field: string]: unknown;
  price: { without_tax?: { value: number }; price_range?: { min: object; max: object } };
  in_stock_attributes: number[];
  image: { data: string; alt: string } | null;
}

const shop = useLocalShop({ theme: makeTinyTheme() });

const request = (id: number, body: string, headers = {}) =>
  shop.shopper.post(`/remote/v1/product-attributes/${id}`, body, headers);
const attributes = async (id: number, body: string) => (await request(id, body)).json<{ data: Attributes }>().data;

describe('an option call', () => {
  it('answers with every documented or observed field', async () => {
    const data = await attributes(101, 'attribute%5B10101%5D=1010101&attribute%5B10102%5D=1010202');
    expect(Object.keys(data).sort()).toEqual([...documented].sort());
  });

  it('answers with the variant and its picture, at this shop’s own URL', async () => {
    const data = await attributes(101, 'attribute[10101]=1010103&attribute[10102]=1010202&unknown=1');
    expect(data).toMatchObject({
      sku: 'NL-LAMP-CREA-ROUN',
      base: false,
      variantId: 101006,
      selected_attributes: { '10101': 1010103, '10102': 1010202 },
      price: { without_tax: { value: 185 } },
      image: { data: `${shop.url}/images/stencil/{:size}/products/101/variant-ece3cf.svg?c=1` },
      instock: true,
      purchasable: true,
      stock: 14,
    });
  });

  it('answers with a range and no variant before a choice', async () => {
    const data = await attributes(101, 'action=add&product_id=101');
    expect(data).toMatchObject({ base: true, selected_attributes: [], image: null, sku: 'NL-LAMP' });
    expect(data.price.price_range).toMatchObject({
      min: { without_tax: { value: 160 } },
      max: { without_tax: { value: 185 } },
    });
    expect(data).not.toHaveProperty('variantId');
  });

  it('labels values that are sold out', async () => {
    const data = await attributes(101, 'attribute[10101]=1010102&attribute[10102]=1010201');
    expect(data).toMatchObject({
      out_of_stock_behavior: 'label_option',
      instock: false,
      stock: 0,
      stock_message: 'Out of stock',
      purchasable: true,
      purchasing_message: 'The selected product combination is currently unavailable.',
    });
    expect(data.in_stock_attributes).not.toContain(1010201);
    expect(data.in_stock_attributes).toEqual(expect.arrayContaining([1010202, 1010301, 1010302]));
  });

  it('hides values that are sold out', async () => {
    const data = await attributes(111, '');
    expect(data['out_of_stock_behavior']).toBe('hide_option');
    expect(data.in_stock_attributes).not.toContain(1110103);
  });

  it('answers with the reason why a product cannot be bought', async () => {
    expect(await attributes(109, '')).toMatchObject({ purchasable: false, instock: true, stock: null });
    expect(await attributes(125, '')).toMatchObject({
      purchasable: false,
      call_for_price_message: expect.any(String),
    });
    expect(await attributes(125, '')).not.toHaveProperty('price');
  });

  it('renders the requested template', async () => {
    const response = await request(115, 'qty[]=10', wanting('products/bulk-discount-rates-table'));
    expect(response.json()).toMatchObject({
      content: '<tr>10 percent 5%</tr><tr>25 price $4.00</tr><tr>100 fixed $24.00</tr>',
      data: {
        bulk_discount_rates: [{ min: 10, max: 24, type: 'percent', discount: { formatted: '5%', value: 5 } }, {}, {}],
      },
    });
  });

  it('responds with 404 for a product that doesn’t exist', async () => {
    expect((await request(1, '')).json()).toEqual({ status: 404, title: 'Product not found' });
  });

  it('answers with the reduced stock', async () => {
    await shop.shopper.send('/__shop/sell', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ productId: 128, quantity: 3 }),
    });
    expect(await attributes(128, '')).toMatchObject({ stock: 0, instock: false });
  });

  it('has prices by the shop’s settings', async () => {
    shop.server.world.settings.taxDisplay = 'both';
    await shop.shopper.get('/?setCurrencyId=2');
    expect((await attributes(107, '')).price).toMatchObject({
      with_tax: { formatted: '42,50 €' },
      without_tax: { formatted: '38,64 €' },
    });
  });

  it('hides prices from guests everywhere, if the shop’s setting hides them', async () => {
    shop.server.world.settings.hidePricesFromGuests = true;
    const data = await attributes(115, '');
    expect(data).toMatchObject({ purchasable: false, bulk_discount_rates: [] });
    expect(data).not.toHaveProperty('price');
    const page = await shop.shopper.get('/linen-tea-towels/');
    expect(page.text).not.toMatch(/\$\d/);
  });
});
