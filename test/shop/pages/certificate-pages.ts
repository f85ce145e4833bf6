import { certificateThemes, greatestAmount, leastAmount } from '../accounts/certificate-actions';
import { takeFormResult } from '../accounts/form-results';
import { findCertificate } from '../codes/certificates';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { convert, money } from '../pricing/money';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { FindPage, Page } from './page';

/** `/giftcertificates.php`: purchase, balance, and instructions to redeem. */
export const certificatePages: FindPage = (visit) => {
  if (visit.url.pathname !== '/giftcertificates.php') return undefined;
  switch (visit.url.searchParams.get('action')) {
    case 'balance':
      return page(visit, 'balance', 'giftcertificates_balance', () => ({ gift_certificate: balance(visit) }));
    case 'redeem':
      return page(visit, 'redeem', 'giftcertificates_redeem', () => ({}));
    default:
      return page(visit, 'purchase', 'giftcertificates', (forms) => ({
        forms: { ...forms, gift_certificate: purchase(visit) },
      }));
  }
};

const amount = (value: number, { prices: { currency } }: Visit) => money(convert(value, currency), currency);

function purchase(visit: Visit): object {
  const { error, fields = {} } = takeFormResult(visit, 'gift_certificate');
  const id = visit.url.searchParams.get('certificate');
  const bought = visit.session.cart?.bought.find((certificate) => certificate.id === id);
  return {
    action: '/giftcertificates.php?action=do_purchase',
    preview: '/giftcertificates.php?action=preview',
    errors: error ? [error] : [],
    editing: bought !== undefined,
    cart_item_id: bought?.id ?? '',
    can_use_custom_amount: true,
    minimum: amount(leastAmount, visit),
    maximum: amount(greatestAmount, visit),
    amount_options: [],
    expires_in_days: 730,
    themes: certificateThemes,
    values: {
      to_name: text(fields, 'to_name') || (bought?.recipient.name ?? ''),
      to_email: text(fields, 'to_email') || (bought?.recipient.email ?? ''),
      from_name: text(fields, 'from_name') || (bought?.sender.name ?? ''),
      from_email: text(fields, 'from_email') || (bought?.sender.email ?? ''),
      message: text(fields, 'message') || (bought?.message ?? ''),
      theme: text(fields, 'certificate_theme') || (bought?.theme ?? ''),
      amount: { value: text(fields, 'certificate_amount') || (bought?.amount ?? '') },
    },
  };
}

function balance(visit: Visit): object | null {
  const code = visit.url.searchParams.get('giftcertificatecode')?.trim();
  if (code === undefined) return null;
  const found = findCertificate(code);
  if (found?.status !== 'active') return { code, error: 'The gift certificate code you entered is not valid.' };
  return { code: found.code, balance: amount(found.balance, visit) };
}

function page(visit: Visit, name: string, pageType: string, context: (forms: object) => object): Page {
  return {
    template: `pages/gift-certificate/${name}`,
    pageType,
    context: () => {
      const whole = globalContext(visit, {
        title: 'Alder & Quay - Gift Certificates',
        breadcrumbs: breadcrumbs(visit, undefined, { name: 'Gift Certificates', url: '/giftcertificates.php' }),
      });
      return { ...whole, page_type: pageType, ...context(whole['forms'] as object) };
    },
  };
}
