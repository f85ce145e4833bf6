/**
 * The kind of a coupon's discount. `per-item` and `percent` apply to each piece, `per-total` once. `shipping` is an
 * amount off the shipping, `free-shipping` all of it. The platform's numbers for them: carts.sf.yml.
 */
export type CouponKind = 'per-item' | 'percent' | 'per-total' | 'shipping' | 'free-shipping';

/** A coupon of the shop. */
export interface CouponRecord {
  id: number;
  code: string;
  /** The label beside the code. */
  name: string;
  kind: CouponKind;
  /** Percent, or money in the default currency. */
  value: number;
  /** The minimum cost of the cart's products, in the default currency. */
  minimum: number;
  /** The products that the coupon applies to; null for all. */
  productIds: readonly number[] | null;
  /** Last valid day; null for no expiry. */
  expires: string | null;
  /** Legacy coupons are refused in other currencies. */
  defaultCurrencyOnly: boolean;
  isDisabled: boolean;
}

/** The number of each kind in the storefront API. */
export const couponType: Record<CouponKind, number> = {
  'per-item': 0,
  percent: 1,
  'per-total': 2,
  shipping: 3,
  'free-shipping': 4,
};
