import { countries, findCountry, homeCountryId } from '../places/countries';
import { branch, type FieldTree, text } from '../wire/parse-fields';
import type { CustomerAddress } from './customer';
import { type FieldDefinition, fieldContext } from './form-field';

type Definition = Omit<FieldDefinition, 'group' | 'number'>;
const account = (number: number, field: Definition): FieldDefinition => ({ group: 1, number, ...field });
const address = (number: number, field: Definition): FieldDefinition => ({ group: 2, number, ...field });

/** The fields of a new account: three of the platform and five of the merchant. */
export const accountFields: readonly FieldDefinition[] = [
  account(1, { partial: 'text', label: 'Email Address', required: true, privateId: 'EmailAddress' }),
  account(2, { partial: 'password', label: 'Password', required: true, privateId: 'Password' }),
  account(3, { partial: 'password', label: 'Confirm Password', required: true, privateId: 'ConfirmPassword' }),
  account(25, { partial: 'date', label: 'Birthday', required: false, days: ['1920-01-01', '2012-12-31'] }),
  account(26, {
    partial: 'checkbox',
    label: 'What do you make?',
    required: true,
    choices: ['Furniture', 'Tools', 'Other things'],
  }),
  account(27, { partial: 'number', label: 'People in your workshop', required: false, limits: [1, 50] }),
  account(28, { partial: 'radio', label: 'Letters from us', required: true, choices: ['Yes', 'No'] }),
  account(29, { partial: 'multiline', label: 'Anything else?', required: false, maxlength: 200 }),
];

/** The fields of an address, in the platform's order and with its numbers. */
export const addressFields: readonly FieldDefinition[] = [
  address(4, { partial: 'text', label: 'First Name', required: true, privateId: 'FirstName' }),
  address(5, { partial: 'text', label: 'Last Name', required: true, privateId: 'LastName' }),
  address(6, { partial: 'text', label: 'Company Name', required: false, privateId: 'CompanyName' }),
  address(7, { partial: 'text', label: 'Phone Number', required: false, privateId: 'Phone' }),
  address(8, { partial: 'text', label: 'Address Line 1', required: true, privateId: 'AddressLine1' }),
  address(9, { partial: 'text', label: 'Address Line 2', required: false, privateId: 'AddressLine2' }),
  address(10, { partial: 'text', label: 'Suburb/City', required: true, privateId: 'City' }),
  address(11, { partial: 'select', label: 'Country', required: true, privateId: 'Country' }),
  address(12, { partial: 'selectortext', label: 'State/Province', required: true, privateId: 'State' }),
  address(13, { partial: 'text', label: 'Zip/Postcode', required: true, privateId: 'Zip' }),
];

/** The value that was sent for a field: a text, a list, or the parts of a date. */
export function sentValue(fields: FieldTree, field: FieldDefinition): string | string[] | FieldTree {
  const sent = branch(fields, 'FormField', field.group, field.number);
  if (typeof sent !== 'object') return sent ?? '';
  return field.partial === 'checkbox' ? Object.values(sent).map((value) => text(value)) : sent;
}

/** The context of the account fields, filled in with the sent values, except passwords. */
export const accountFieldsContext = (fields: FieldTree): object[] =>
  accountFields.map((field) => fieldContext(field, field.partial === 'password' ? '' : sentValue(fields, field)));

/**
 * The context of the address fields. The state is a list if the country has states. It is required if the country needs
 * one.
 *
 * @param valueOf returns the initial value of a field
 */
export function addressFieldsContext(valueOf: (field: FieldDefinition) => string): object[] {
  const countryField = addressFields.find(({ privateId }) => privateId === 'Country');
  const named = countryField ? valueOf(countryField) : '';
  const country = findCountry(named) ?? findCountry(String(homeCountryId));
  return addressFields.map((field) => {
    if (field.privateId === 'Country') {
      return fieldContext(
        field,
        named || (country?.name ?? ''),
        countries.map(({ name }) => ({ value: name, label: name })),
      );
    }
    if (field.privateId === 'State') {
      const states = country?.states.map(({ name }) => ({ value: name, label: name })) ?? [];
      return fieldContext({ ...field, required: country?.needsState ?? false }, valueOf(field), states);
    }
    if (field.privateId === 'Zip')
      return fieldContext({ ...field, required: country?.postalCode !== null }, valueOf(field));
    return fieldContext(field, valueOf(field));
  });
}

const keys: Record<string, keyof CustomerAddress> = {
  FirstName: 'firstName',
  LastName: 'lastName',
  CompanyName: 'company',
  Phone: 'phone',
  AddressLine1: 'address1',
  AddressLine2: 'address2',
  City: 'city',
  Country: 'country',
  State: 'state',
  Zip: 'zip',
};

/** The value of a field in a stored address. */
export const knownValue = (known: CustomerAddress | undefined, { privateId }: FieldDefinition): string =>
  (privateId && known?.[keys[privateId] ?? 'id']) || '';

/** The address that the form sent. */
export function sentAddress(fields: FieldTree, id: string): CustomerAddress {
  const sent = addressFields.map(
    (field) =>
      [keys[field.privateId ?? ''] ?? 'id', text(branch(fields, 'FormField', 2, field.number)).trim()] as const,
  );
  return { ...(Object.fromEntries(sent) as unknown as CustomerAddress), id };
}

/** The reasons why fields are refused, in the platform's wording. */
export function fieldProblems(fields: FieldTree, asked: readonly FieldDefinition[]): string[] {
  const countryName = text(branch(fields, 'FormField', 2, 11));
  const country = findCountry(countryName);
  return asked.flatMap((field) => {
    const value = sentValue(fields, field);
    const isEmpty =
      typeof value === 'string' ? value.trim() === '' : Object.values(value).every((part) => text(part) === '');
    const isNeeded =
      field.privateId === 'State'
        ? country?.needsState
        : field.privateId === 'Zip'
          ? country?.postalCode !== null
          : field.required;
    if (isEmpty) return isNeeded ? [`The '${field.label}' field cannot be blank.`] : [];
    if (field.privateId === 'Country' && !country) return [`The '${field.label}' field is not a country we know.`];
    const isKnownState = country?.states.length === 0 || country?.states.some(({ name }) => name === value);
    if (field.privateId === 'State' && !isKnownState)
      return [`The '${field.label}' field is not a state of ${countryName}.`];
    if (field.limits && !(Number(value) >= field.limits[0] && Number(value) <= field.limits[1])) {
      return [`The '${field.label}' field must be between ${field.limits[0]} and ${field.limits[1]}.`];
    }
    return [];
  });
}
