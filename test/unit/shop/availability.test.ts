/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { defineProduct } from '../../shop/catalogue/define-product';
import { stormLantern } from '../../shop/catalogue/products/storm-lantern';
import { cartOf, type RemoteData } from '../../support/shopper/cart-filler';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

const shop = useLocalShop({ theme: makeTinyTheme() });

const attributes = async (id: number, body = '') =>
  (await shop.shopper.post(`/remote/v1/product-attributes/${id}`, body)).json<RemoteData>().data;
const add = async (body: string) =>
  (await shop.shopper.post('/remote/v1/cart/add', body)).json<{ data: { error?: string } }>().data;
const sellOut = (id: number) => {
  const product = shop.server.world.catalogue.findProduct(id);
  if (product) shop.server.world.stock.set(product, null, 0);
};

describe('a backorder', () => {
  it('is possible up to a limit', async () => {
    expect(await attributes(118)).toMatchObject({
      stock: 4,
      available_on_hand: 4,
      available_for_backorder: 10,
      available_to_sell: 14,
      unlimited_backorder: false,
      show_backorder_availability_prompt: true,
      backorder_availability_prompt: 'More can be ordered',
      backorder_message_id: 2,
      instock: true,
    });
    expect(await add('product_id=118&qty[]=14')).not.toHaveProperty('error');
    expect((await add('product_id=118&qty[]=1')).error).toContain('enough Storm Lantern');
  });

  it('is possible for a product without stock', async () => {
    sellOut(118);
    expect(await attributes(118)).toMatchObject({
      instock: false,
      available_to_sell: 10,
      stock_message: null,
      purchasing_message: null,
      purchasable: true,
    });
    sellOut(104);
    expect(await attributes(104)).toMatchObject({
      instock: true,
      unlimited_backorder: true,
      available_for_backorder: null,
    });
    expect(await add('product_id=104&qty[]=500')).not.toHaveProperty('error');
  });

  it('is not possible for other products', async () => {
    expect(await attributes(128)).toMatchObject({
      available_to_sell: 3,
      available_for_backorder: 0,
      show_backorder_availability_prompt: false,
    });
  });

  it('is separate from the stock on the product’s page and in the cart', async () => {
    const page = await shop.shopper.get('/storm-lantern/', { 'stencil-version': '1.0' });
    expect(page.json()).toMatchObject({
      context: {
        backorder_messages: [{ id: 1, is_default: true }, { id: 2 }],
        product: {
          out_of_stock: false,
          available_to_sell: 14,
          show_quantity_on_backorder: true,
          show_backorder_message: true,
        },
      },
    });
    await add('product_id=118&qty[]=4');
    expect(await cartOf(shop.shopper)).toMatchObject({ items: [{ stock_position: null }] });
    await add('product_id=118&qty[]=2');
    expect(await cartOf(shop.shopper)).toMatchObject({
      inventory_settings: { show_quantity_on_backorder: true },
      items: [
        {
          stock_position: {
            quantity_on_hand: 4,
            quantity_backordered: 2,
            backorder_message: 'The next pressing is due in three weeks.',
          },
        },
      ],
    });
  });
});

describe('a pick list', () => {
  it('answers with the picked product and the stock of each product', async () => {
    expect(await attributes(123, 'attribute[12301]=1230103')).toMatchObject({
      selected_picklist_options: [{ attribute_value_id: 1230103, product_id: 118, auto_adjust_inventory_flag: true }],
      picklist_products_details: [
        { product_id: 115 },
        { product_id: 107, is_stock_tracked: false, available_on_hand: null },
        { product_id: 118, is_stock_tracked: true, available_to_sell: 14, backorder_message_id: 2 },
      ],
    });
    expect(await attributes(107)).not.toHaveProperty('selected_picklist_options');
  });

  it('without pictures pairs products, whose prices are not included', async () => {
    expect(await attributes(123, 'attribute[12301]=1230103')).toMatchObject({
      price: { without_tax: { value: 27 } },
    });
    const page = await shop.shopper.get('/paint-brush-set/', { 'stencil-version': '1.0' });
    expect(page.json()).toMatchObject({
      context: {
        product: {
          options: [
            {
              partial: 'product-list',
              type: 'Configurable_PickList_Product',
              values: [{ id: 1230101, data: 115 }, { data: 107 }, { data: 118 }],
            },
          ],
        },
      },
    });
  });

  it('shows in the cart how many picked products are on backorder', async () => {
    await add('product_id=123&attribute[12301]=1230103&qty[]=6');
    expect(await cartOf(shop.shopper)).toMatchObject({
      items: [{ options: [{ linked_bundled_item: { stock_position: { quantity_backordered: 2 } } }] }],
    });
  });
});

describe('two values that exclude each other', () => {
  const ebony = 'attribute[11201]=1120103';
  const dished = 'attribute[11202]=1120201';

  it('disable each other', async () => {
    expect(await attributes(112)).toMatchObject({ disabled_option_values: [], purchasable: true });
    expect(await attributes(112, ebony)).toMatchObject({ disabled_option_values: [{ value_id: 1120201 }] });
    expect(await attributes(112, dished)).toMatchObject({
      disabled_option_values: [{ value_id: 1120103 }],
    });
  });

  it('cannot be bought together', async () => {
    const unavailable = 'The selected product combination is currently unavailable.';
    expect(await attributes(112, `${ebony}&${dished}`)).toMatchObject({
      purchasable: false,
      purchasing_message: unavailable,
      disabled_option_values: [{ value_id: 1120201 }],
    });
    expect((await add(`product_id=112&qty[]=1&${ebony}&${dished}`)).error).toContain(unavailable);
  });

  it('must be values of their product', () => {
    const draft = { ...stormLantern, options: [], pictures: [], forbidden: [['Ash']] };
    expect(() => defineProduct(draft)).toThrow('Storm Lantern has no value "Ash"');
  });
});
