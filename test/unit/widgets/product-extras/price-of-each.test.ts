import { describe, expect, it } from '@jest/globals';
import { priceOfEach } from '../../../../widgets/product-extras/price-of-each';

describe('the price of one piece', () => {
  it.each([
    ['$39.00', 39, 6, '$6.50'],
    ['£1,160.00', 1160, 100, '£11.60'],
    ['1.160,00 €', 1160, 100, '11,60 €'],
    ['1 160,50 kr', 1160.5, 3, '386,83 kr'],
    ['¥1,160', 1160, 7, '¥166'],
    ['¥5,850', 5850, 6, '¥975'],
    ['¥975', 975, 2, '¥488'],
    ['KD 1.500', 1.5, 4, 'KD 0.375'],
    ['KD 1.500,000', 1500, 4, 'KD 375,000'],
    ['$0.00', 0, 6, '$0.00'],
    ['¥0', 0, 6, '¥0'],
    ['$38.67', 38.6666, 2, '$19.33'],
    ['$10.00', 10, 1, '$10.00'],
  ])('of %s (%d) for %d is written %s', (formatted, value, size, each) => {
    expect(priceOfEach({ formatted, value }, size)).toBe(each);
  });

  it('is in dollars where the shop gives only a number', () => {
    expect(priceOfEach({ value: 39 }, 6)).toBe('$6.50');
  });

  it('is nothing without a number, or for a pack of nothing', () => {
    expect([priceOfEach({ formatted: '$39.00' }, 6), priceOfEach({ value: 39 }, 0)]).toEqual(['', '']);
  });
});
