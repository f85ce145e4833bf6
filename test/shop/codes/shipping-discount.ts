import type { Currency } from '../pricing/currency';
import { convert } from '../pricing/money';
import type { CouponRecord } from './coupon-record';

/**
 * The discount of a coupon on the shipping.
 *
 * @param cost of the shipping, in the shopper's currency
 */
export function shippingDiscount({ kind, value }: CouponRecord, cost: number, currency: Currency): number {
  if (kind === 'free-shipping') return cost;
  return kind === 'shipping' ? Math.min(cost, convert(value, currency)) : 0;
}
