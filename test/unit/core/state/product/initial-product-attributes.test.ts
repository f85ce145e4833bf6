import { afterEach, describe, expect, it } from '@jest/globals';
import { initialProductAttributes } from '../../../../../core/state/product/product-entry';

afterEach(() => {
  delete window.BCData;
});

describe('the attributes that the platform renders', () => {
  it.each([
    [undefined, null],
    [{}, null],
    [{ product_attributes: null }, null],
    [{ product_attributes: [] }, null],
    [{ product_attributes: {} }, null],
    [{ product_attributes: { sku: 'S' } }, { sku: 'S' }],
  ])('are returned unchanged, or are null if there are none: %j', (data, attributes) => {
    if (data) window.BCData = data;
    expect(initialProductAttributes()).toEqual(attributes);
  });
});
