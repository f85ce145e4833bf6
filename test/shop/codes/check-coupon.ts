import { priceLines } from '../carts/price-lines';
import { currencies } from '../pricing/currency';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { escapeHtml } from '../wire/escape-html';
import type { CouponRecord } from './coupon-record';
import { isPast } from './is-past';

/**
 * The reason why a coupon can't be applied to the shopper's cart now, as HTML text; null when it can. The sentence
 * about currencies is the platform's. The platform publishes no others, so the rest are ours.
 */
export function checkCoupon(visit: Visit, coupon: CouponRecord): string | null {
  const { currency } = visit.paid;
  const code = escapeHtml(coupon.code);
  if (coupon.isDisabled) return `The coupon code ${code} isn't available.`;
  if (isPast(coupon.expires)) return `The coupon code ${code} has expired.`;
  if (coupon.defaultCurrencyOnly && currency.id !== currencies[0].id) {
    return 'Coupons only apply to default currency.';
  }
  const lines = priceLines(visit);
  const { productIds } = coupon;
  if (productIds && !lines.some(({ product }) => productIds.includes(product.id))) {
    return `The coupon code ${code} doesn't apply to any product in your cart.`;
  }
  const total = lines.reduce((sum, { totalDiscounted }) => sum + totalDiscounted.value, 0);
  const minimum = convert(coupon.minimum, currency);
  return total < minimum
    ? `The coupon code ${code} needs a cart of at least ${money(minimum, currency).formatted}.`
    : null;
}
