/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { bulkPrice } from '../../shop/pricing/bulk-rates';
import { type Currency, currencies, findCurrency } from '../../shop/pricing/currency';
import { money, round } from '../../shop/pricing/money';
import { priceObject } from '../../shop/pricing/price-object';
import type { TaxDisplay } from '../../shop/pricing/tax';

const [usd] = currencies;
const currency = (code: string): Currency => findCurrency(code) ?? usd;
const rules = (display: TaxDisplay, code = 'USD') => ({
  currency: currency(code),
  tax: { display, rate: 0.1, label: 'Tax' },
});
const values = (price: object) =>
  Object.fromEntries(
    Object.entries(price).flatMap(([key, one]: [string, { value?: number }]) =>
      one.value === undefined ? [] : [[key, one.value]],
    ),
  );

describe('money', () => {
  it.each([
    ['USD', 1234.5, '$1,234.50'],
    ['EUR', 1234.5, '1.234,50 €'],
    ['JPY', 1234.5, '¥1,235'],
    ['USD', 0, '$0.00'],
    ['USD', -3.456, '-$3.46'],
  ])('in %s: %d is formatted as %s', (code, value, text) => {
    expect(money(value, currency(code)).formatted).toBe(text);
  });

  it.each([
    [1.005, 2, 1.01],
    [8.345, 2, 8.35],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
  ])('of %d, rounded to %d places, is %d', (value, places, rounded) => {
    expect(round(value, places)).toBe(rounded);
  });
});

describe('the price object has the fields of BigCommerce’s documents', () => {
  it('for a price with a retail price and no sale', () => {
    expect(values(priceObject({ base: 20, sale: null, retail: 25 }, true, rules('without')))).toEqual({
      without_tax: 20,
      rrp_without_tax: 25,
      saved: 5,
    });
  });

  it('for a sale with a retail price', () => {
    expect(values(priceObject({ base: 20, sale: 15, retail: 25 }, true, rules('without')))).toEqual({
      without_tax: 15,
      sale_price_without_tax: 15,
      non_sale_price_without_tax: 20,
      rrp_without_tax: 25,
      saved: 10,
    });
  });

  it('when prices are shown both ways', () => {
    expect(values(priceObject({ base: 250, sale: 150, retail: null }, true, rules('both')))).toEqual({
      with_tax: 165,
      without_tax: 150,
      sale_price_with_tax: 165,
      sale_price_without_tax: 150,
      non_sale_price_with_tax: 275,
      non_sale_price_without_tax: 250,
      saved: 110,
    });
  });

  it('with tax only', () => {
    const price = priceObject({ base: 20, sale: null, retail: null }, true, rules('with'));
    expect(values(price)).toEqual({ with_tax: 22 });
    expect(price.tax_label).toBe('Tax');
  });

  it('without tax for an untaxed product', () => {
    expect(values(priceObject({ base: 9, sale: null, retail: null }, false, rules('with')))).toEqual({
      with_tax: 9,
    });
  });

  it('in the shopper’s currency, with a range', () => {
    const price = priceObject({ base: 10, sale: null, retail: null }, true, rules('without', 'EUR'), [10, 20]);
    expect(price.without_tax).toEqual({ currency: 'EUR', formatted: '9,20 €', value: 9.2 });
    expect(price.price_range?.max.without_tax?.value).toBe(18.4);
  });

  it('without a retail price that is lower than the price', () => {
    expect(values(priceObject({ base: 20, sale: null, retail: 15 }, true, rules('without')))).toEqual({
      without_tax: 20,
    });
  });
});

describe('bulk rates', () => {
  const rates = [
    { min: 10, max: 24, type: 'percent', value: 5 },
    { min: 25, max: 99, type: 'price', value: 4 },
    { min: 100, max: 0, type: 'fixed', value: 24 },
  ] as const;

  it.each([
    [9, 32],
    [10, 30.4],
    [24, 30.4],
    [25, 28],
    [100, 24],
    [5000, 24],
  ])('for %d pieces one costs %d', (quantity, each) => {
    expect(bulkPrice(32, quantity, rates)).toBeCloseTo(each, 6);
  });
});
