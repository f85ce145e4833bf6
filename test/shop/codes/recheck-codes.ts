import { currencies } from '../pricing/currency';
import type { Visit } from '../sessions/visit';
import { checkCertificate } from './check-certificate';
import { checkCoupon } from './check-coupon';

/**
 * Removes the codes that are not valid after a change of the cart or its currency. A message for the next page gives
 * the reason.
 */
export function recheckCodes(visit: Visit): void {
  const { cart, messages } = visit.session;
  if (!cart) return;
  const keep = <Code>(codes: readonly Code[], check: (visit: Visit, code: Code) => string | null): Code[] =>
    codes.filter((code) => {
      const reason = check(visit, code);
      if (reason) messages.push({ type: 'info', message: reason });
      return reason === null;
    });
  cart.coupons = keep(cart.coupons, checkCoupon);
  cart.certificates = keep(cart.certificates, checkCertificate);
  if (cart.bought.length > 0 && visit.paid.currency.id !== currencies[0].id) {
    cart.bought = [];
    messages.push({ type: 'info', message: 'Gift certificates only apply to default currency.' });
  }
}
