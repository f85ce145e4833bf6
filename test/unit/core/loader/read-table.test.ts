import { describe, expect, it } from '@jest/globals';
import { readTable, type TableEntry, whenDue } from '../../../../core/loader/page-slots';

const widgets =
  'cart cart-code shipping-estimator visible cart-options\nreviews runtime product-reviews\nproduct idle product-price quantity';
const entries = new Map<string, TableEntry>();
readTable(
  widgets,
  whenDue(() => {}),
  entries,
);

describe('the group and the moment of a widget', () => {
  it.each([
    ['cart-code', 'cart', 'interaction'],
    ['shipping-estimator', 'cart', 'interaction'],
    ['cart-options', 'cart', 'visible'],
    ['product-reviews', 'reviews', 'runtime'],
    ['product-price', 'product', 'idle'],
    ['quantity', 'product', 'idle'],
  ])('of %s are %s and %s', (name, group, moment) => {
    expect(entries.get(name)).toEqual({ group, moment });
  });

  it.each(['', 'cart', 'cart-cod', 'options', 'toString', 'visible'])('are unknown for "%s"', (name) => {
    expect(entries.get(name)).toBeUndefined();
  });
});
