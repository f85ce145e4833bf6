import { describe, expect, it } from '@jest/globals';
import { closestName } from '../../../../core/errors/closest-name';

describe('the suggested name', () => {
  const names = ['quantity', 'product-options', 'price', 'dialog', 'menu'];
  it.each([
    ['quantitty', 'quantity'],
    ['Quantity', 'quantity'],
    ['product-option', 'product-options'],
    ['mneu', undefined],
    ['prise', 'price'],
    ['carousel', undefined],
    ['', undefined],
  ])('for %j is %j', (written, meant) => {
    expect(closestName(written, names)).toBe(meant);
  });
});
