import { describe, expect, it } from '@jest/globals';
import { writeAmount } from '../../../../../core/state/product/write-amount';

describe('an amount', () => {
  it.each([
    ['$39.00', 39, 6.5, '$6.50'],
    ['£1,160.00', 1160, 11.6, '£11.60'],
    ['1.160,00 €', 1160, 11.6, '11,60 €'],
    ['1 160,50 kr', 1160.5, 386.8333, '386,83 kr'],
    ['¥1,160', 1160, 165.714, '¥166'],
    ['¥5,850', 5850, 975, '¥975'],
    ['¥975', 975, 487.5, '¥488'],
    ['KD 1.500', 1.5, 0.375, 'KD 0.375'],
    ['KD 1.500,000', 1500, 375, 'KD 375,000'],
    ['$0.00', 0, 0, '$0.00'],
    ['¥0', 0, 0, '¥0'],
    ['$38.67', 38.6666, 19.3333, '$19.33'],
    ['$12,000.00', 12000, 2000, '$2000.00'],
  ])('is written like %s (%d): %d is %s', (formatted, value, amount, written) => {
    expect(writeAmount({ formatted, value }, amount)).toBe(written);
  });

  it.each([1e21, -1e21, Number.NaN, Infinity])('is empty if it is not finite or has an exponent: %d', (amount) => {
    for (const formatted of ['$8.00', '']) expect(writeAmount({ formatted, value: 8 }, amount)).toBe('');
  });

  it.each([
    ['$8.00', 8, 8000, ',', '$8,000.00'],
    ['8,00 €', 8, 1234567.5, '.', '1.234.567,50 €'],
    ['8,00 €', 8, 80, '.', '80,00 €'],
    ['¥800', 800, 24000, ',', '¥24,000'],
  ])('has the theme’s thousands separator: %s (%d), %d with %j is %s', (formatted, value, ...rest) => {
    const [amount, thousands, written] = rest;
    expect(writeAmount({ formatted, value }, amount, thousands)).toBe(written);
  });

  it('is in dollars if the shop sends only a number, and empty if it sends only a text', () => {
    expect(writeAmount({ value: 39 }, 6.5)).toBe('$6.50');
    expect(writeAmount({ formatted: '$39.00' }, 6.5)).toBe('');
  });
});
