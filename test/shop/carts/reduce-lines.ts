import type { CouponRecord } from '../codes/coupon-record';
import { couponShares } from '../codes/coupon-shares';
import { shippingDiscount } from '../codes/shipping-discount';
import type { Currency } from '../pricing/currency';
import { type Money, money, round } from '../pricing/money';
import { orderPromotion } from '../promotions/order-promotion';
import type { PricedLine } from './price-line';
import type { PricedShipping } from './price-shipping';
import { shareOut } from './share-out';

/** The reductions of a whole order. `shares` and `left` have one item for each line, in the order of the lines. */
export interface Reductions {
  /** By promotions of the whole order. */
  discount: Money;
  discountShares: number[];
  coupons: { coupon: CouponRecord; discount: Money; shares: number[] }[];
  /** By coupons. */
  shippingDiscount: Money;
  /** The cost of each line after promotions and coupons. */
  left: number[];
}

/** Subtracts promotions first, then each coupon in turn. */
export function reduceLines(
  lines: readonly PricedLine[],
  coupons: readonly CouponRecord[],
  currency: Currency,
  shipping: PricedShipping | null,
): Reductions {
  const totals = lines.map(({ totalDiscounted }) => totalDiscounted.value);
  const off = orderPromotion(sum(totals), currency);
  const discountShares = shareOut(off, totals, currency);
  let left = minus(totals, discountShares, currency);
  let postage = shipping?.cost.value ?? 0;
  const taken = coupons.map((coupon) => {
    const shares = couponShares(coupon, lines, left, currency);
    const fromShipping = shippingDiscount(coupon, postage, currency);
    left = minus(left, shares, currency);
    postage -= fromShipping;
    return { coupon, discount: money(sum(shares) + fromShipping, currency), shares };
  });
  return {
    discount: money(sum(discountShares), currency),
    discountShares,
    coupons: taken,
    shippingDiscount: money((shipping?.cost.value ?? 0) - postage, currency),
    left,
  };
}

const minus = (from: readonly number[], shares: readonly number[], { decimals }: Currency): number[] =>
  from.map((amount, index) => round(amount - (shares[index] ?? 0), decimals));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
