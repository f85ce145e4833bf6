import { currencies } from '../pricing/currency';
import type { Visit } from '../sessions/visit';
import type { CertificateRecord } from './certificate-record';
import { isPast } from './is-past';

/** The reason why a gift certificate can't be applied now; null when it can. The wording is ours. */
export function checkCertificate({ paid: prices }: Visit, certificate: CertificateRecord): string | null {
  const { code, status, expires, balance } = certificate;
  if (status === 'pending') return `The gift certificate ${code} isn't active yet.`;
  if (status === 'disabled') return `The gift certificate ${code} isn't available.`;
  if (isPast(expires)) return `The gift certificate ${code} has expired.`;
  if (balance <= 0) return `The gift certificate ${code} has no balance left.`;
  return prices.currency.id === currencies[0].id ? null : 'Gift certificates only apply to default currency.';
}
