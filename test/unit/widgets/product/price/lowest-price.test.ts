import { describe, expect, it } from '@jest/globals';
import { compareWithLowest } from '../../../../../widgets/product/price/product-price';

const money = (value: number, currency: string | null = 'USD') => {
  return { value, formatted: `$${value.toFixed(2)}`, currency };
};
const reduced = { without_tax: money(160), non_sale_price_without_tax: money(200) };
const of = (text: string, sku = '') => ({ text, sku });
const none = { nonSaleWithTax: '', nonSaleWithoutTax: '', saved: '' };
const compare = (price: Parameters<typeof compareWithLowest>[0], lowest: Parameters<typeof compareWithLowest>[1]) =>
  compareWithLowest(price, lowest, 'RED', ',');

describe('the lowest price of the days before', () => {
  it.each(['185.00 USD', '185 USD', 'USD 185', '185,00USD'])('is compared with a reduced price: %s', (text) => {
    expect(compare(reduced, [of(text)])).toEqual({ ...none, nonSaleWithoutTax: '$185.00', saved: '$25.00' });
  });

  it('is the variant’s, or else the product’s, and never another variant’s', () => {
    const lowest = [of('190 USD'), of('180 USD', 'RED'), of('170 USD', 'REDDISH')];
    expect(compare(reduced, lowest).nonSaleWithoutTax).toBe('$180.00');
    expect(compare(reduced, [of('190 USD'), of('170 USD', 'BLUE')]).nonSaleWithoutTax).toBe('$190.00');
    expect(compare(reduced, [of('170 USD', 'BLUE')])).toEqual(none);
  });

  it('belongs to the price with tax if there are both', () => {
    const both = { ...reduced, with_tax: money(176), non_sale_price_with_tax: money(220) };
    expect(compare(both, [of('200 USD')])).toEqual({ ...none, nonSaleWithTax: '$200.00', saved: '$24.00' });
  });

  it('is formatted with the theme’s separator of thousands', () => {
    const dear = { without_tax: money(900), non_sale_price_without_tax: money(2000) };
    expect(compare(dear, [of('1500 USD')])).toEqual({ ...none, nonSaleWithoutTax: '$1,500.00', saved: '$600.00' });
  });

  it.each([
    ['it is not given', reduced, []],
    ['it is of another currency', reduced, [of('185.00 EUR')]],
    ['it names no currency', reduced, [of('185.00')]],
    ['it is not a number', reduced, [of('about 185 USD')]],
    ['it has a separator of thousands', reduced, [of('1.185,00 USD')]],
    ['it equals the current price', reduced, [of('160 USD')]],
    ['it is below the current price', reduced, [of('120 USD')]],
    ['it is above the shop’s price before the sale', reduced, [of('200.01 USD')]],
    ['the price is not reduced', { without_tax: money(160) }, [of('185 USD')]],
    ['only the recommended price is higher', { without_tax: money(160), rrp_without_tax: money(210) }, [of('185 USD')]],
    ['the price is a range', { ...reduced, price_range: { min: {}, max: {} } }, [of('185 USD')]],
    ['the shop’s price has no currency', { ...reduced, without_tax: money(160, null) }, [of('185 USD')]],
    ['the price is hidden', null, [of('185 USD')]],
  ])('is not shown if %s', (_, price, lowest) => {
    expect(compare(price, lowest)).toEqual(none);
  });
});
