import type { PricedLine } from '../carts/price-line';
import { shareOut } from '../carts/share-out';
import type { Currency } from '../pricing/currency';
import { convert, round } from '../pricing/money';
import type { CouponRecord } from './coupon-record';

/**
 * The discount of a coupon on each line, in the order of the lines.
 *
 * @param left the cost of each line after promotions and earlier coupons
 */
export function couponShares(
  coupon: CouponRecord,
  lines: readonly PricedLine[],
  left: readonly number[],
  currency: Currency,
): number[] {
  const isMeant = ({ product }: PricedLine): boolean => coupon.productIds?.includes(product.id) ?? true;
  const meant = lines.map((line, index) => (isMeant(line) ? (left[index] ?? 0) : 0));
  switch (coupon.kind) {
    case 'percent':
      return meant.map((amount) => round((amount * coupon.value) / 100, currency.decimals));
    case 'per-item':
      return meant.map((amount, index) =>
        Math.min(amount, convert(coupon.value, currency) * (lines[index]?.line.quantity ?? 0)),
      );
    case 'per-total':
      return shareOut(convert(coupon.value, currency), meant, currency);
    default:
      return meant.map(() => 0);
  }
}
