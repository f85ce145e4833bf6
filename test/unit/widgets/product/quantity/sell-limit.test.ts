import { describe, expect, it } from '@jest/globals';
import type { PickableProduct, ProductAttributes } from '../../../../../core/state/product/product-attributes';
import { sellLimit } from '../../../../../widgets/product/quantity/quantity';

const picking = (...products: PickableProduct[]): ProductAttributes => ({
  selected_picklist_options: products.map((_, index) => ({
    attribute_value_id: 900 + index,
    product_id: index,
    auto_adjust_inventory_flag: true,
  })),
  picklist_products_details: products.map((product, index) => ({ product_id: index, ...product })),
});

describe('the number that the shop can sell', () => {
  it.each<[string, ProductAttributes | null, ReturnType<typeof sellLimit>]>([
    ['the stock of the product', { available_to_sell: 14 }, { quantity: 14, valueId: null }],
    ['unlimited with unlimited backorders', { available_to_sell: 14, unlimited_backorder: true }, null],
    ['unknown if the response is 0', { available_to_sell: 0 }, null],
    ['unknown if the response does not have it', {}, null],
    ['unknown before a response', null, null],
    ['the stock of a picked product', picking({ available_to_sell: 3 }), { quantity: 3, valueId: '900' }],
    [
      'the smallest of all',
      { available_to_sell: 5, ...picking({ available_to_sell: 7 }, { available_to_sell: 2 }) },
      { quantity: 2, valueId: '901' },
    ],
    [
      'the product’s own if both are equal',
      { available_to_sell: 5, ...picking({ available_to_sell: 5 }) },
      { quantity: 5, valueId: null },
    ],
    [
      'the product’s own if the picked one is unlimited',
      { available_to_sell: 5, ...picking({ available_to_sell: 1, unlimited_backorder: true }) },
      { quantity: 5, valueId: null },
    ],
  ])('is %s', (_, attributes, limit) => {
    expect(sellLimit(attributes)).toEqual(limit);
  });
});
