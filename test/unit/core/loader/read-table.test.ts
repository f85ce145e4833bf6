import { describe, expect, it } from '@jest/globals';
import { readTable, whenDue } from '../../../../core/loader/page-slots';

const widgets = 'cart shipping visible cart-options\nreviews review runtime product-reviews\nidle product quantity';
const findEntry = readTable(
  { widgets },
  whenDue(() => {}),
);

describe('the group and the moment of a widget', () => {
  it.each([
    ['cart', 'cart', 'interaction'],
    ['cart-code', 'cart', 'interaction'],
    ['shipping-estimator', 'cart', 'interaction'],
    ['cart-options', 'cart', 'visible'],
    ['product-reviews', 'reviews', 'runtime'],
    ['product-price', 'product', 'idle'],
    ['quantity', 'product', 'idle'],
  ])('of %s are %s and %s', (name, group, moment) => {
    expect(findEntry(name)).toEqual({ group, moment });
  });

  it.each(['', 'carts', 'options', 'toString', 'visible'])('are unknown for "%s"', (name) => {
    expect(findEntry(name)).toBeUndefined();
  });
});
