import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import { accountsOf } from './accounts';
import type { CustomerAddress, StoredCard } from './customer';

/** The path of the payment provider's API, below the shop's own address. */
export const vaultPath = '/payments';

interface SentCard {
  instrument?: {
    number?: string;
    expiry_month?: number;
    expiry_year?: number;
    cardholder_name?: string;
    verification_value?: string;
  };
  billing_address?: Record<string, string>;
  default_instrument?: boolean;
}

/**
 * `POST {payments_url}/stores/{hash}/customers/{id}/stored_instruments`: stores a customer's card with its last four
 * digits. The request has the reference theme's shape; the response bodies are our own assumption.
 */
export function vaultCall(world: World): Router {
  const router = Router();
  router.post(`${vaultPath}/stores/:hash/customers/:id/stored_instruments`, (request, response) => {
    const accounts = accountsOf(world);
    const owner = accounts.vaultTokens.get(request.headers.authorization ?? '');
    const customer = accounts.customers.find(({ id }) => id === owner && String(id) === request.params.id);
    if (!customer) {
      response.status(401).json({ title: 'Unauthorized' });
      return;
    }
    const card = cardOf((bodyOf(response).json ?? {}) as SentCard, `card-${randomUUID()}`);
    if (!card) {
      response.status(422).json({ title: 'This card could not be stored.' });
      return;
    }
    if (card.isDefault) for (const other of customer.cards) other.isDefault = false;
    customer.cards.push(card);
    response.status(201).json({ token: card.token });
  });
  return router;
}

/** Returns undefined for an incomplete card, and for a number that ends in 0002: the provider declines it. */
function cardOf(
  { instrument = {}, billing_address: billing, default_instrument: isDefault }: SentCard,
  token: string,
): StoredCard | undefined {
  const {
    number = '',
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    cardholder_name: name,
    verification_value: code,
  } = instrument;
  if (!/^\d{12,19}$/.test(number) || number.endsWith('0002')) return undefined;
  if (!expiryMonth || !expiryYear || !name || !code || !billing?.['country_code']) return undefined;
  const brand = number.startsWith('4') ? 'Visa' : number.startsWith('3') ? 'American Express' : 'Mastercard';
  return {
    token,
    brand,
    lastFour: number.slice(-4),
    expiryMonth,
    expiryYear,
    isDefault: isDefault === true,
    billing: addressOf(billing),
  };
}

const addressOf = (said: Record<string, string>): CustomerAddress => ({
  id: '',
  firstName: said['first_name'] ?? '',
  lastName: said['last_name'] ?? '',
  company: said['company'] ?? '',
  phone: said['phone'] ?? '',
  address1: said['address1'] ?? '',
  address2: said['address2'] ?? '',
  city: said['city'] ?? '',
  country: said['country_code'] ?? '',
  state: said['state_or_province_code'] ?? '',
  zip: said['postal_code'] ?? '',
});
