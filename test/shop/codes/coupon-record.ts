/**
 * The kind of a coupon's discount. `per-item` and `percent` count for each piece, `per-total` once, `shipping` is an
 * amount off the shipping, `free-shipping` all of it. The platform's numbers for them: carts.sf.yml.
 */
export type CouponKind = 'per-item' | 'percent' | 'per-total' | 'shipping' | 'free-shipping';

/** A coupon of the shop. */
export interface CouponRecord {
  id: number;
  code: string;
  /** The text that the shopper reads beside the code. */
  name: string;
  kind: CouponKind;
  /** Percent, or money in the default currency. */
  value: number;
  /** The least that the cart's products must cost, in the default currency. */
  minimum: number;
  /** Only for these products; null for all. */
  productIds: readonly number[] | null;
  /** The last day on which it works; null for ever. */
  expires: string | null;
  /** Legacy coupons don't work in other currencies. */
  defaultCurrencyOnly: boolean;
  /** Whether it is switched off. */
  isDisabled: boolean;
}

/** The type's number in the storefront API. */
export const couponType: Record<CouponKind, number> = {
  'per-item': 0,
  percent: 1,
  'per-total': 2,
  shipping: 3,
  'free-shipping': 4,
};
