import { afterEach, describe, expect, it } from '@jest/globals';
import { csrfToken, printedProductAttributes } from '../../../../core/page/page-data';

afterEach(() => {
  delete window.BCData;
});

describe('what the platform prints', () => {
  it.each([
    [undefined, '', null],
    [{}, '', null],
    [{ csrf_token: null, product_attributes: null }, '', null],
    [{ csrf_token: 'abc', product_attributes: [] }, 'abc', null],
    [{ product_attributes: {} }, '', null],
    [{ product_attributes: { sku: 'S' } }, '', { sku: 'S' }],
  ])('is read as it is, when it is there: %j', (data, token, attributes) => {
    if (data) window.BCData = data;
    expect(csrfToken()).toBe(token);
    expect(printedProductAttributes()).toEqual(attributes);
  });
});
