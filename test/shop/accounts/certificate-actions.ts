import { randomUUID } from 'node:crypto';
import type { BoughtCertificate } from '../carts/bought-certificate';
import { makeCart, touchCart } from '../carts/cart';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { FormActions } from './form-actions';
import { storeFormResult } from './form-results';
import { isEmail } from './passwords';

/** The limits of a certificate's value, in the default currency. */
export const leastAmount = 5;
export const greatestAmount = 500;

export const certificateThemes = ['Birthday', 'Christmas', 'Thank you'].map((display) => ({
  display,
  value: `${display.toLowerCase().replace(' ', '-')}.html`,
}));

/** The actions of `/giftcertificates.php` for buying a certificate. */
export const certificateActions: FormActions = { do_purchase: buyCertificate };

/** The gift certificate that the form describes, valid or not. */
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

/** The reasons why a certificate can't be bought. The platform's wording is not published. */
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
    storeFormResult(visit.session, 'gift_certificate', { error: problems.join('<br>'), fields: visit.body.fields });
    return '/giftcertificates.php';
  }
  const cart = (visit.session.cart ??= makeCart());
  const before = cart.bought.findIndex(({ id }) => id === certificate.id);
  if (before >= 0) cart.bought[before] = certificate;
  else cart.bought.push(certificate);
  touchCart(cart);
  return '/cart.php';
}
