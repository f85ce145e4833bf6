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

  it.each<[string, string, string[], string]>([
    ['the first of two that are equally close', 'bars', ['barn', 'bare'], 'barn'],
    ['the closest, wherever it is in the list', 'quantity', ['quantity', 'quantities'], 'quantity'],
    ['one in which exactly a third of the letters differs', 'tab', ['tax'], 'tax'],
    ['one that is longer by a third', 'me', ['men'], 'men'],
  ])('is %s', (_, written, known, meant) => {
    expect(closestName(written, known)).toBe(meant);
  });
});
