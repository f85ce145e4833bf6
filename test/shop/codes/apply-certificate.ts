import { cartQuantity, touchCart } from '../carts/cart';
import type { Visit } from '../sessions/visit';
import { findCertificate } from './certificates';
import { checkCertificate } from './check-certificate';

/**
 * Applies a gift certificate to the shopper's cart. A cart may have several.
 *
 * @returns the reason for the refusal, as HTML text; null on success
 */
export function applyCertificate(visit: Visit, code: string): string | null {
  const { cart } = visit.session;
  if (code.trim() === '') return 'Please enter your valid certificate code.';
  if (!cart || cartQuantity(cart) === 0) return 'Your cart is empty.';
  const certificate = findCertificate(code);
  if (!certificate) return 'The gift certificate code you entered is invalid.';
  if (cart.certificates.includes(certificate)) return 'The gift certificate has already been applied.';
  const problem = checkCertificate(visit, certificate);
  if (problem) return problem;
  cart.certificates = [...cart.certificates, certificate];
  touchCart(cart);
  return null;
}

/** Removes a gift certificate from the shopper's cart. */
export function removeCertificate({ session: { cart } }: Visit, id: string): void {
  if (!cart?.certificates.some((certificate) => certificate.id === id)) return;
  cart.certificates = cart.certificates.filter((certificate) => certificate.id !== id);
  touchCart(cart);
}
