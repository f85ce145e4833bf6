import { expect, it } from '@jest/globals';
import { canBeBought } from '../../../../../core/state/product/add-product';
import type { ProductAttributes } from '../../../../../core/state/product/product-attributes';

it.each<[string, ProductAttributes | null, boolean | null]>([
  ['not known yet', null, null],
  ['in stock', { purchasable: true, instock: true }, true],
  ['in stock, but not for sale', { purchasable: false, instock: true }, false],
  ['in stock, but not stated to be for sale', { instock: true }, false],
  ['out of stock', { purchasable: true, instock: false }, false],
  ['of unknown stock', { purchasable: true }, false],
  ['out of stock, but open for backorder', { purchasable: true, instock: false, unlimited_backorder: true }, true],
  ['out of stock, with some on backorder', { purchasable: true, instock: false, available_to_sell: 1 }, true],
  ['out of stock, with none on backorder', { purchasable: true, instock: false, available_to_sell: 0 }, false],
  ['open for backorder, but not for sale', { purchasable: false, unlimited_backorder: true }, false],
])('canBeBought decides for a product that is %s', (_, attributes, isBuyable) => {
  expect(canBeBought(attributes)).toBe(isBuyable);
});
