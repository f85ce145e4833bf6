import { cartQuantity, touchCart } from '../carts/cart';
import type { Visit } from '../sessions/visit';
import { checkCoupon } from './check-coupon';
import { findCoupon } from './coupons';

/**
 * Applies a coupon to the shopper's cart. If the shop allows one coupon only, the new one replaces the old one.
 *
 * @returns the reason for the refusal, as HTML text; null on success
 */
export function applyCoupon(visit: Visit, code: string): string | null {
  const { session, world } = visit;
  const { cart } = session;
  if (code.trim() === '') return 'Please enter your coupon code.';
  if (!cart || cartQuantity(cart) === 0) return 'Your cart is empty.';
  const coupon = findCoupon(code);
  if (!coupon) return 'The coupon code you entered is invalid.';
  if (cart.coupons.includes(coupon)) return 'The coupon code has already been applied.';
  const problem = checkCoupon(visit, coupon);
  if (problem) return problem;
  cart.coupons = world.settings.multipleCoupons ? [...cart.coupons, coupon] : [coupon];
  touchCart(cart);
  return null;
}

/** Removes a coupon from the shopper's cart; an unknown id changes nothing. */
export function removeCoupon({ session: { cart } }: Visit, id: string): void {
  if (!cart?.coupons.some((coupon) => String(coupon.id) === id)) return;
  cart.coupons = cart.coupons.filter((coupon) => String(coupon.id) !== id);
  touchCart(cart);
}
