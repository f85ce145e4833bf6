import type { PricedCart } from '../carts/price-cart';
import { couponType } from '../codes/coupon-record';
import { money } from '../pricing/money';
import type { Visit } from '../sessions/visit';

/**
 * The totals of `cart`. Names: BigCommerce's cart schema. For coupons and certificates, Cornerstone's
 * templates/components/cart/totals uses other names; both are present.
 */
export function cartTotalsContext(visit: Visit, priced: PricedCart): Record<string, unknown> {
  const { currency } = visit.paid;
  const ofCoupons = priced.coupons.reduce((sum, { discount }) => sum + discount.value, 0);
  const allDiscounts = money(priced.discount.value + ofCoupons, currency);
  const nothing = money(0, currency);
  return {
    sub_total: priced.subtotal,
    coupons: priced.coupons.map(couponContext),
    gift_certificates: priced.certificates.map(certificateContext),
    fees: [],
    taxes: priced.taxes.map(({ name, cost }) => ({ name, cost, included: priced.isTaxIncluded })),
    discount: priced.discount.value > 0 ? priced.discount : null,
    display_discount_total: allDiscounts,
    order_based_auto_discount_total: priced.discount,
    order_based_auto_discount_max_limit_reached: false,
    manual_discount_total: nothing,
    total_discount: allDiscounts,
    gift_wrapping_cost: priced.wrapping,
    grand_total: priced.grandTotal,
  };
}

const couponContext = ({ coupon, discount }: PricedCart['coupons'][number]): object => ({
  id: coupon.id,
  code: coupon.code,
  display_name: coupon.name,
  displayName: coupon.name,
  couponType: couponType[coupon.kind],
  discount,
  discountedAmount: discount.value,
  has_max_limit_reached: false,
  remove_url: `/cart.php?action=removecoupon&couponid=${coupon.id}`,
});

const certificateContext = ({ certificate, used, remaining }: PricedCart['certificates'][number]): object => ({
  id: certificate.id,
  code: certificate.code,
  amount: certificate.amount,
  used,
  remaining,
  remove_url: `/cart.php?action=removegiftcertificate&giftcertificateid=${certificate.id}`,
});
