import type { FieldValue, FieldValues } from './fill-fields';

/**
 * A question of a form: the values that it refuses with their messages, and an accepted value. One value of each
 * kind is enough here, because the rules are tested with many more without a browser.
 */
export interface Rule {
  readonly rule: string;
  /** Questions of the same kind refuse and accept the same values in every form. */
  readonly kind: string;
  /** The question's first field. */
  readonly field: string;
  /** The first refusals of a form's questions are also tested together. */
  readonly refused: readonly (readonly [given: FieldValue | FieldValues, message: string])[];
  readonly accepted: FieldValue | FieldValues;
}

const emailMessage = 'Please use a valid email address, such as user@example.com.';
const passwordMessage = 'Passwords must be at least 7 characters and contain both alphabetic and numeric characters.';
const mismatchMessage = 'Your passwords do not match.';

const missing = (label: string) => `Please fill in: ${label}`;
const refuse = (message: string, ...given: readonly (FieldValue | FieldValues)[]) =>
  given.map((one) => [one, message] as const);

/** A required text; blanks do not count. */
export const text = (field: string, label: string, message = missing(label)): Rule => ({
  rule: label,
  kind: 'text',
  field,
  refused: refuse(message, ''),
  accepted: 'Ada',
});

/** A required email address with its pattern. */
export const email = (field: string, label: string, message = missing(label)): Rule => ({
  rule: label,
  kind: 'email',
  field,
  refused: [...refuse(message, ''), ...refuse(emailMessage, 'ada@example')],
  accepted: 'grace@example.com',
});

/** A required choice from a list. */
export const choice = (field: string, label: string, chosen: string, message = `Please choose: ${label}`): Rule => ({
  rule: label,
  kind: 'choice',
  field,
  refused: refuse(message, ''),
  accepted: chosen,
});

/** Required radio buttons: a shopper can't undo a choice. */
export const buttons = (first: string, other: string, message: string): Rule => ({
  rule: message,
  kind: 'buttons',
  field: first,
  refused: refuse(message, {}),
  accepted: { [other]: true },
});

/** A required checkbox. */
export const box = (field: string, message: string): Rule => ({
  rule: message,
  kind: 'box',
  field,
  refused: refuse(message, false),
  accepted: true,
});

/** A required value without other rules. */
export const secret = (field: string, label: string): Rule => ({
  rule: label,
  kind: 'secret',
  field,
  refused: refuse(missing(label), ''),
  accepted: 'x',
});

/** A new password and its repetition: a letter, a digit, and a minimum length. */
export function newPassword(field: string, label: string, again: string, againLabel: string): Rule[] {
  const both = (password: string, second: string) => ({ [field]: password, [again]: second });
  return [
    {
      rule: label,
      kind: 'newPassword 1',
      field,
      refused: [...refuse(missing(label), ''), ...refuse(passwordMessage, 'lantern')],
      accepted: 'compiler7',
    },
    {
      rule: againLabel,
      kind: 'newPassword 2',
      field: again,
      refused: [...refuse(mismatchMessage, 'Compiler7'), ...refuse(missing(againLabel), '')],
      accepted: both('compiler7', 'compiler7'),
    },
  ];
}

/** The same for editing an account: it may be empty, and a new password needs the old one. */
export function otherPassword(field: string, again: string, old: string): Rule[] {
  const both = (password: string, second: string) => ({ [field]: password, [again]: second });
  return [
    {
      rule: 'another password',
      kind: 'otherPassword 1',
      field,
      refused: refuse(passwordMessage, 'short1'),
      accepted: 'harbour22',
    },
    {
      rule: 'another password again',
      kind: 'otherPassword 2',
      field: again,
      refused: refuse(mismatchMessage, 'harbour'),
      accepted: both('harbour22', 'harbour22'),
    },
    {
      rule: 'the old password',
      kind: 'otherPassword 3',
      field: old,
      refused: refuse(missing('Current Password'), ''),
      accepted: 'lantern1',
    },
  ];
}

/** A number with limits; it is optional unless there is a message for an empty field. */
export function number(
  field: string,
  label: string,
  [least, most]: [number, number],
  message: string,
  empty?: string,
): Rule {
  return {
    rule: label,
    kind: 'number',
    field,
    refused: [...refuse(message, String(most + 1), 'e'), ...(empty === undefined ? [] : refuse(empty, ''))],
    accepted: `${least}.5`,
  };
}

/** A date of three lists: complete or empty, and a day that exists. */
export function day(id: string, wrong: string): Rule {
  const date = (month: string, date: string, year: string): FieldValues => ({
    [`#${id}_month`]: month,
    [`#${id}_day`]: date,
    [`#${id}_year`]: year,
  });
  return {
    rule: 'a date',
    kind: 'day',
    field: `#${id}_month`,
    refused: [
      ...refuse(wrong, date('2', '30', '1926')),
      ...refuse('Please give the whole date.', date('12', '31', '')),
    ],
    accepted: date('2', '29', '1928'),
  };
}

/** Two prices; the second must be above the first. */
export function prices(lowest: string, highest: string): Rule[] {
  const both = (min: string, max: string) => ({ [lowest]: min, [highest]: max });
  const tooLow = 'The highest price must be above the lowest.';
  return [
    {
      rule: 'the lowest price',
      kind: 'prices 1',
      field: lowest,
      refused: [...refuse('Please enter the lowest price.', ''), ...refuse('A price can’t be below 0.', '-0.01')],
      accepted: '20',
    },
    {
      rule: 'the highest price',
      kind: 'prices 2',
      field: highest,
      refused: [...refuse('Please enter the highest price.', ''), ...refuse(tooLow, both('20', '20'))],
      accepted: both('20', '320'),
    },
  ];
}

/** The questions of an address that apply in every country. */
export const addressRules: readonly Rule[] = [
  text('#FormField_2_4_input', 'First Name'),
  text('#FormField_2_5_input', 'Last Name'),
  text('#FormField_2_8_input', 'Address Line 1'),
  text('#FormField_2_10_input', 'Suburb/City'),
  choice('#FormField_2_11_select', 'Country', 'United States'),
  choice('#FormField_2_12_select', 'State/Province', 'Maine', 'Please choose or fill in: State/Province'),
  text('#FormField_2_13_input', 'Zip/Postcode'),
];
