import { randomUUID } from 'node:crypto';
import type { BoughtCertificate } from '../carts/bought-certificate';
import { makeCart, touchCart } from '../carts/cart';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import { leaveAnswer } from './answers';
import type { FormActions } from './form-actions';
import { isEmail } from './passwords';

/** The values that a certificate may have, in the default currency. */
export const leastAmount = 5;
export const greatestAmount = 500;

/** The designs of certificates. */
export const certificateThemes = ['Birthday', 'Christmas', 'Thank you'].map((display) => ({
  display,
  value: `${display.toLowerCase().replace(' ', '-')}.html`,
}));

/** The actions of `/giftcertificates.php` on a certificate that is to be bought. */
export const certificateActions: FormActions = { do_purchase: buyCertificate };

/** The certificate that was sent, whether it can be bought or not. */
export function sentCertificate({ body, url }: Visit): BoughtCertificate {
  const said = (name: string) => (text(body.fields, name) || (url.searchParams.get(name) ?? '')).trim();
  return {
    id: said('cartitemid') || randomUUID(),
    theme: said('certificate_theme'),
    amount: Number(said('certificate_amount') || said('selected_amount') || Number.NaN),
    sender: { name: said('from_name'), email: said('from_email') },
    recipient: { name: said('to_name'), email: said('to_email') },
    message: said('message'),
  };
}

/** Everything that keeps a certificate from being bought. The wording is not published. */
function certificateProblems(visit: Visit, { amount, sender, recipient, theme }: BoughtCertificate): string[] {
  const agreed = (name: string) => text(visit.body.fields, name) !== '';
  return [
    ...(recipient.name && sender.name ? [] : ['Please enter both names.']),
    ...(isEmail(recipient.email) && isEmail(sender.email) ? [] : ['Please enter valid email addresses.']),
    ...(amount >= leastAmount && amount <= greatestAmount
      ? []
      : [`Please enter an amount between $${leastAmount}.00 and $${greatestAmount}.00.`]),
    ...(certificateThemes.some(({ value }) => value === theme) ? [] : ['Please select a design.']),
    ...(agreed('agree') && agreed('agree2') ? [] : ['Please agree to the terms.']),
  ];
}

function buyCertificate(visit: Visit): string {
  const certificate = sentCertificate(visit);
  const problems = certificateProblems(visit, certificate);
  if (problems.length > 0) {
    leaveAnswer(visit.session, 'gift_certificate', { error: problems.join('<br>'), fields: visit.body.fields });
    return '/giftcertificates.php';
  }
  const cart = (visit.session.cart ??= makeCart());
  const before = cart.bought.findIndex(({ id }) => id === certificate.id);
  if (before >= 0) cart.bought[before] = certificate;
  else cart.bought.push(certificate);
  touchCart(cart);
  return '/cart.php';
}
