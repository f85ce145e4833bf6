import type { BulkRate, ProductRecord } from '../catalogue/product-record';
import { convert, type Money, money } from './money';
import type { PriceRules } from './price-object';

/** A bulk rate in contexts and option responses; a percentage has no currency. */
export interface BulkRateObject {
  min: number;
  max: number;
  type: BulkRate['type'];
  discount: Money | { formatted: string; value: number };
}

/** A product's bulk rates in the shopper's currency. */
export const bulkRateObjects = ({ bulkRates }: ProductRecord, { currency }: PriceRules): BulkRateObject[] =>
  bulkRates.map(({ min, max, type, value }) => ({
    min,
    max,
    type,
    discount: type === 'percent' ? { formatted: `${value}%`, value } : money(convert(value, currency), currency),
  }));

/**
 * The price of one piece when `quantity` pieces are bought.
 *
 * @param price of one piece before the discount, in the default currency
 */
export function bulkPrice(price: number, quantity: number, rates: readonly BulkRate[]): number {
  const rate = rates.find(({ min, max }) => quantity >= min && (max === 0 || quantity <= max));
  if (!rate) return price;
  if (rate.type === 'percent') return price * (1 - rate.value / 100);
  return Math.max(0, rate.type === 'price' ? price - rate.value : rate.value);
}
