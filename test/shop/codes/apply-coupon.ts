import { cartQuantity, touchCart } from '../carts/cart';
import type { Visit } from '../sessions/visit';
import { checkCoupon } from './check-coupon';
import { findCoupon } from './coupons';

/**
 * Puts a coupon onto the shopper's cart. Where the shop allows one coupon at a time, the new one takes the
 * place of the old one.
 *
 * @returns why not, as HTML text; null when it is done
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

/** Takes a coupon off the shopper's cart; one that isn't there is nothing to talk about. */
export function removeCoupon({ session: { cart } }: Visit, id: string): void {
  if (!cart?.coupons.some((coupon) => String(coupon.id) === id)) return;
  cart.coupons = cart.coupons.filter((coupon) => String(coupon.id) !== id);
  touchCart(cart);
}
