import type { PricedCart } from '../carts/price-cart';
import { round } from '../pricing/money';

/** The sums of a cart in the storefront API. */
export interface CartAmounts {
  /** Before promotions and coupons. */
  baseAmount: number;
  /** By promotions of the whole order; those of products are in the prices of the lines. */
  discountAmount: number;
  /** After promotions and coupons, before wrapping, shipping, and taxes that come on top. */
  cartAmount: number;
  /** The amounts that promotions of both kinds take off each line, in the order of the lines. */
  discountOfLine: number[];
  /** The amounts that coupons take off each line. */
  couponOfLine: number[];
}

/** The sums of the storefront API: https://developer.bigcommerce.com/docs/rest-storefront/carts. */
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

/** Without the tail that adding binary fractions leaves. */
const exact = (amount: number): number => round(amount, 4);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
