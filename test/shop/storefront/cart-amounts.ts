import type { PricedCart } from '../carts/price-cart';
import { round } from '../pricing/money';

/** The totals of a cart in the storefront API. */
export interface CartAmounts {
  /** Before promotions and coupons. */
  baseAmount: number;
  /** By promotions of the whole order. Promotions of products are in the line prices. */
  discountAmount: number;
  /** After promotions and coupons; before wrapping, shipping, and taxes that are added. */
  cartAmount: number;
  /** The discount of each line by both kinds of promotions, in the order of the lines. */
  discountOfLine: number[];
  /** The discount of each line by coupons. */
  couponOfLine: number[];
}

/** The totals of the storefront API: https://developer.bigcommerce.com/docs/rest-storefront/carts. */
export function cartAmounts({ lines, subtotal, discountShares, coupons }: PricedCart): CartAmounts {
  const discountOfLine = lines.map(({ line, listed, totalDiscounted }, index) =>
    exact(listed.value * line.quantity - totalDiscounted.value + (discountShares[index] ?? 0)),
  );
  const couponOfLine = lines.map((_, index) => exact(sum(coupons.map(({ shares }) => shares[index] ?? 0))));
  const promotedProducts = sum(discountOfLine) - sum(discountShares);
  return {
    baseAmount: exact(subtotal.value + promotedProducts),
    discountAmount: exact(sum(discountShares)),
    cartAmount: exact(subtotal.value - sum(discountShares) - sum(couponOfLine)),
    discountOfLine,
    couponOfLine,
  };
}

/** Removes the error of adding binary fractions. */
const exact = (amount: number): number => round(amount, 4);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
