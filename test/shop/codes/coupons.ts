import type { CouponRecord } from './coupon-record';

type CouponDraft = Pick<CouponRecord, 'code' | 'name' | 'kind' | 'value'> & Partial<CouponRecord>;

const drafts: readonly CouponDraft[] = [
  { code: 'TENTH', name: '10% off everything', kind: 'percent', value: 10 },
  { code: 'MUG2', name: '$2.00 off each mug', kind: 'per-item', value: 2, productIds: [103] },
  { code: 'FIVER', name: '$5.00 off the order', kind: 'per-total', value: 5 },
  { code: 'BIG25', name: '$25.00 off from $150', kind: 'per-total', value: 25, minimum: 150 },
  { code: 'LAMP20', name: '20% off the desk lamp', kind: 'percent', value: 20, productIds: [101] },
  { code: 'POST3', name: '$3.00 off shipping', kind: 'shipping', value: 3 },
  { code: 'SHIPFREE', name: 'Free shipping', kind: 'free-shipping', value: 0 },
  {
    code: 'DOLLARS',
    name: '$4.00 off, in dollars',
    kind: 'per-total',
    value: 4,
    defaultCurrencyOnly: true,
  },
  { code: 'SPRING', name: '15% off in spring', kind: 'percent', value: 15, expires: '2024-05-31' },
  { code: 'PAUSED', name: '50% off', kind: 'percent', value: 50, isDisabled: true },
];

/** One coupon of every kind, and one for every reason why a coupon is refused. */
export const coupons: readonly CouponRecord[] = drafts.map((draft, index) => ({
  id: index + 1,
  minimum: 0,
  productIds: null,
  expires: null,
  defaultCurrencyOnly: false,
  isDisabled: false,
  ...draft,
}));

/** Finds a coupon by code, ignoring case. */
export const findCoupon = (code: string): CouponRecord | undefined =>
  coupons.find((coupon) => coupon.code === code.trim().toUpperCase());
