import type { NewCard } from '../../core/api/vault';
import { readExpiry } from './card-expiry';
import { digitsOf } from './card-number';
import { unhidden } from '../../core/page/unhidden';

/** A country of the page's context: https://developer.bigcommerce.com/docs/storefront/stencil, "countries". */
export interface CountryOption {
  readonly value?: string;
  readonly name?: string;
  readonly code?: string;
  readonly iso2?: string;
  readonly states?: readonly { readonly value?: string; readonly name?: string; readonly code?: string }[] | null;
}

/** The enabled field with this `data-field-type`. A state has a list and a text field; only one of them is enabled. */
export const fieldOf = (form: HTMLElement, type: string): HTMLInputElement | null =>
  unhidden(form, 'querySelector')<HTMLInputElement>(`[data-field-type="${type}"]:not(:disabled)`);

/**
 * Reads the card from its form.
 *
 * @param countries the list with the codes that the provider requires; a country or state outside it is sent as typed
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
  } = readFields(form);
  const expiry = readExpiry(CardExpiry);
  const isOf = (wanted: string) => (one: CountryOption) => (one.value ?? one.name) === wanted;
  const country = countries.find(isOf(Country));
  const state = country?.states?.find(isOf(State));
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

/** The payment provider's names for the fields of an address, by the shop's names. */
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

/** The text of each enabled field, by the field's `data-field-type`. */
function readFields(form: HTMLElement): Readonly<Record<string, string>> {
  const fields = [...unhidden(form, 'querySelectorAll')<HTMLInputElement>('[data-field-type]:not(:disabled)')];
  return Object.fromEntries(fields.map(({ dataset, value }) => [dataset.fieldType ?? '', value.trim()]));
}
