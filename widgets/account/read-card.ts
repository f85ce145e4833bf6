import type { NewCard } from '../../core/api/vault';
import { readExpiry } from './card-expiry';
import { digitsOf } from './card-number';

/** A country of the page's context: https://developer.bigcommerce.com/docs/storefront/stencil, "countries". */
export interface CountryOption {
  readonly value?: string;
  readonly name?: string;
  readonly code?: string;
  readonly iso2?: string;
  readonly states?: readonly { readonly value?: string; readonly name?: string; readonly code?: string }[] | null;
}

/** The field of a form that the store calls so, and that is asked just now: of a list and a text field for a state, one. */
export const fieldOf = (form: HTMLElement, type: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[data-field-type="${type}"]:not(:disabled)`);

/**
 * What was typed into the form of a card.
 *
 * @param countries whose codes the payment provider wants; a country or a state that is none of them goes as typed
 */
export function readCard(form: HTMLElement, countries: readonly CountryOption[]): NewCard {
  const {
    CardNumber = '',
    CardExpiry = '',
    CardName = '',
    CardCode = '',
    Country = '',
    State = '',
    ...owner
  } = saidIn(form);
  const expiry = readExpiry(CardExpiry);
  const isSaid = (wanted: string) => (one: CountryOption) => (one.value ?? one.name) === wanted;
  const country = countries.find(isSaid(Country));
  const state = country?.states?.find(isSaid(State));
  return {
    number: digitsOf(CardNumber),
    month: expiry?.month ?? 0,
    year: expiry?.year ?? 0,
    name: CardName,
    code: CardCode,
    isFirst: fieldOf(form, 'CardFirst')?.checked ?? false,
    owner: {
      ...Object.fromEntries(Object.entries(providerNames).map(([ours, theirs]) => [theirs, owner[ours] ?? ''])),
      country_code: country?.code ?? country?.iso2 ?? Country,
      state_or_province_code: state?.code ?? State,
    },
  };
}

/** What the payment provider calls the parts of an address. */
const providerNames = {
  FirstName: 'first_name',
  LastName: 'last_name',
  CompanyName: 'company',
  Phone: 'phone',
  AddressLine1: 'address1',
  AddressLine2: 'address2',
  City: 'city',
  Zip: 'postal_code',
} as const;

/** What each field says, by the store's name of it. */
function saidIn(form: HTMLElement): Readonly<Record<string, string>> {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-field-type]:not(:disabled)')];
  return Object.fromEntries(fields.map(({ dataset, value }) => [dataset.fieldType ?? '', value.trim()]));
}
