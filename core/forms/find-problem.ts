import { unclobbered } from '../dom/unclobbered';
import { type Field, fieldsIn, isCheckable, type Problem } from './form-contract';
import { findNumberProblem, plainNumber } from './number-field';

/** The shop's rules in `data-validation`. */
export interface Validation {
  /** `singleline`, `numberonly`, `datechooser`, `checkboxselect`, `radioselect` … */
  readonly type?: string;
  readonly required?: boolean;
  readonly min?: string | number | null;
  readonly max?: string | number | null;
  /** `2026-01-31` */
  readonly min_date?: string | null;
  readonly max_date?: string | null;
}

/** Reads `data-validation`; `{}` if it is no JSON object. */
function readValidation(question: Element): Validation {
  try {
    const read: unknown = JSON.parse(String(question.getAttribute('data-validation')));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** Checks a date of three lists, whose `data-label` is `year`, `month` or `day`. It may be empty. */
function findDateProblem(fields: readonly Field[], rules: Validation): Problem | undefined {
  const [first] = fields;
  const empty = fields.find(({ value }) => value === '');
  if (!first || fields.every(({ value }) => value === '')) return undefined;
  if (empty) return ['missing', empty];
  const part = (label: string) => Number(fields.find(({ dataset }) => dataset.label === label)?.value);
  const month = part('month') - 1;
  const day = Date.UTC(part('year'), month, part('day'));
  const isDay = new Date(day).getUTCMonth() === month;
  const isWithin = !(day < timeOf(rules.min_date)) && !(day > timeOf(rules.max_date));
  return isDay && isWithin ? undefined : ['wrong', first];
}

/** `2026-1-31` in milliseconds since 1970; `NaN` without a limit. */
function timeOf(text: string | null | undefined): number {
  const [year = NaN, month = NaN, day = NaN] = String(text).split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

/**
 * Finds a question's first problem: by HTML's constraints, `aria-required`, `data-validation`, and the rules that name
 * another field by id or `data-field-type` (`data-same-as`, `data-needed-with`, `data-more-than`).
 */
export function findProblem(question: Element): Problem | undefined {
  const rules = readValidation(question);
  // Not hidden, disabled or read-only ones.
  const fields = fieldsIn(question).filter((field) => field.willValidate);
  const [first] = fields;
  if (!first) return undefined;
  // `checkboxselect`, `radioselect`, `quantityselect`: one field with a value is enough.
  if (/select/.test(String(rules.type)) && fields.every(isCounted)) {
    return rules.required && !fields.some(isGiven) ? ['missing', first] : undefined;
  }
  for (const field of fields) {
    if (isMissing(field, rules)) return ['missing', field];
    if (isWrong(field, rules)) return ['wrong', field];
  }
  return rules.type === 'datechooser' ? findDateProblem(fields, rules) : undefined;
}

const isCounted = (field: Field) => isCheckable(field) || field.matches('[data-quantity]');
const isGiven = (field: Field) => (isCheckable(field) ? field.checked : Number(field.value) > 0);

/** White space counts in a password. */
const isBlank = ({ type, value }: Field) => (type === 'password' ? value : value.trim()) === '';

function fieldOf({ form }: Field, name: string | undefined): Field | undefined {
  const fields = (form ? [...unclobbered(form, 'elements')] : []) as Field[];
  return fields.find(({ id, dataset }) => name && (id === name || dataset.fieldType === name));
}

const valueOfField = (field: Field, name: string | undefined): string => fieldOf(field, name)?.value ?? '';

/** 0 if the field is empty, `NaN` for text. */
const numberIn = (field: Field | undefined): number =>
  field instanceof HTMLInputElement ? Number(plainNumber(field) ?? NaN) : Number(field?.value ?? '');

function isMissing(field: Field, rules: Validation): boolean {
  // Letters in a number field: `value` is empty, but not missing.
  if (field.validity.badInput) return false;
  if (field.validity.valueMissing) return true;
  if (isCheckable(field)) return false;
  return (isRequired(field, rules) || valueOfField(field, field.dataset.neededWith) !== '') && isBlank(field);
}

/** Scripts change `aria-required`: it overrides the shop's rule. */
const isRequired = (field: Field, { required }: Validation): boolean =>
  field.required || (field.getAttribute('aria-required') || String(required)) === 'true';

function isWrong(field: Field, { type, min, max }: Validation): boolean {
  const { value, dataset } = field;
  if (!field.validity.valid) return true;
  if (dataset.sameAs !== undefined && value !== valueOfField(field, dataset.sameAs)) return true;
  if (isBlank(field)) return false;
  if (field.type === 'email') return !EMAIL.test(value);
  if (findNumberProblem(field) !== null) return true;
  const number = numberIn(field);
  if (dataset.moreThan !== undefined && number <= numberIn(fieldOf(field, dataset.moreThan))) return true;
  return type === 'numberonly' && !(number >= limit(min, -Infinity) && number <= limit(max, Infinity));
}

/** A domain needs a dot; browsers accept one without. */
const EMAIL = /.@.+\../;

const limit = (text: string | number | null | undefined, none: number) =>
  text == null || text === '' ? none : Number(text);
