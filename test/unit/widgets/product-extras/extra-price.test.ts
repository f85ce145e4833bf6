import { afterEach, describe, expect, it } from '@jest/globals';
import { extraPrice } from '../../../../widgets/product-extras/extra-price';

const price = { formatted: '', value: 1234.5, currencyCode: '' };

afterEach(() => document.documentElement.removeAttribute('lang'));

describe('what a product costs on top', () => {
  it('is written as the shop writes it', () => {
    expect(extraPrice({ ...price, formatted: '1.234,50 €' })).toBe('1.234,50 €');
  });

  it('is written in the language of the page where the shop gives only the amount', () => {
    document.documentElement.lang = 'en';
    expect(extraPrice({ ...price, currencyCode: 'GBP' })).toBe('£1,234.50');
  });

  it('is in dollars where no currency is known', () => {
    expect(extraPrice(price)).toBe('$1234.50');
  });
});
