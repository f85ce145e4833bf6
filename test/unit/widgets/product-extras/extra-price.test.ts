import { afterEach, describe, expect, it } from '@jest/globals';
import { extraPrice } from '../../../../widgets/product-extras/paired-products';

const price = { formatted: '', value: 1234.5, currencyCode: '' };

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('the extra price of a product', () => {
  it('is formatted by the shop', () => {
    expect(extraPrice({ ...price, formatted: '1.234,50 €' })).toBe('1.234,50 €');
  });

  it('is formatted in the language of the page if the shop gives only the amount', () => {
    document.documentElement.lang = 'en';
    expect(extraPrice({ ...price, currencyCode: 'GBP' })).toBe('£1,234.50');
  });

  it('is in dollars if no currency is known', () => {
    expect(extraPrice(price)).toBe('$1234.50');
  });
});
