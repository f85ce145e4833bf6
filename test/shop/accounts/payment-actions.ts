import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { Customer } from './customer';
import { storeFormResult } from './form-results';
import { addressFields, fieldProblems, sentAddress } from './shop-fields';

const kept = '/account.php?action=payment_methods';

/** Updates a stored card's billing address and whether it is the default card. */
export function updateCard(visit: Visit, customer: Customer): string {
  const { fields } = visit.body;
  const card = customer.cards.find(({ token }) => token === text(fields, 'token'));
  if (!card) return kept;
  const problems = fieldProblems(fields, addressFields);
  if (problems.length > 0) {
    storeFormResult(visit.session, 'payment', { error: problems.join('<br>'), fields });
    return `/account.php?action=edit_payment_method&method_token=${encodeURIComponent(card.token)}`;
  }
  card.billing = sentAddress(fields, '');
  card.isDefault = text(fields, 'is_default') !== '';
  if (card.isDefault) for (const other of customer.cards) other.isDefault = other === card;
  return kept;
}

export function deleteCard(visit: Visit, customer: Customer): string {
  const wanted = text(visit.body.fields, 'method_token') || visit.url.searchParams.get('method_token');
  customer.cards = customer.cards.filter(({ token }) => token !== wanted);
  return kept;
}
