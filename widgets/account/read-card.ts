import type { NewCard } from '../../core/api/vault';
import { unclobbered } from '../../core/dom/unclobbered';

/** Last month of validity. */
export interface CardExpiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Reads `4/31`, `04 / 2031` or `0431`. */
export function readExpiry(typed: string): CardExpiry | undefined {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) };
}

export const isPast = ({ month, year }: CardExpiry, today: Date): boolean =>
  year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1);

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

/** 12 to 19 digits with a Luhn check digit (ISO/IEC 7812). */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  if (isAmex(digits) && digits.length !== 15) return false;
  if (/^5[1-5]/.test(digits) && digits.length !== 16) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => total + weigh(Number(digit), index), 0);
  return sum % 10 === 0;
}

/** Luhn weight; `index` counts from the end. */
const weigh = (digit: number, index: number): number => {
  const doubled = index % 2 === 0 ? digit : digit * 2;
  return doubled > 9 ? doubled - 9 : doubled;
};

export const isCardCode = (code: string, number: string): boolean =>
  (isAmex(digitsOf(number)) ? /^\d{4}$/ : /^\d{3}$/).test(code.trim());

/** Groups digits as on the card; other texts stay. */
export function groupDigits(typed: string): string {
  const digits = digitsOf(typed);
  if (!/^\d+$/.test(digits)) return typed;
  if (!isAmex(digits)) return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ');
}

/** The caret stays behind the same digit. */
export function groupAround(typed: string, caret: number): readonly [grouped: string, caret: number] {
  const grouped = groupDigits(typed);
  const before = digitsOf(typed.slice(0, caret)).length;
  const digits = [...grouped.matchAll(/\d/g)];
  return [grouped, before === 0 ? 0 : (digits[before - 1]?.index ?? grouped.length) + 1];
}

/** `0431` → `04/31`; other texts stay. */
export const withSlash = (typed: string): string => typed.replace(/^(\d{2})(\d{2})$/, '$1/$2');

/** A country of the page's context: https://developer.bigcommerce.com/docs/storefront/stencil, "countries". */
export interface CountryOption {
  readonly value?: string;
  readonly name?: string;
  readonly code?: string;
  readonly iso2?: string;
  readonly states?: readonly { readonly value?: string; readonly name?: string; readonly code?: string }[] | null;
}

/** Enabled: a state has two fields. */
export const fieldOf = (form: HTMLElement, type: string): HTMLInputElement | null =>
  unclobbered(form, 'querySelector')<HTMLInputElement>(`[data-field-type="${type}"]:not(:disabled)`);

/** A country or state outside `countries` is sent as typed. */
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

function readFields(form: HTMLElement): Readonly<Record<string, string>> {
  const fields = [...unclobbered(form, 'querySelectorAll')<HTMLInputElement>('[data-field-type]:not(:disabled)')];
  return Object.fromEntries(fields.map(({ dataset, value }) => [dataset.fieldType ?? '', value.trim()]));
}
