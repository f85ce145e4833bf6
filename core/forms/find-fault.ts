import { findDateFault } from './find-date-fault';
import { fieldsIn, isCheckable, type Fault, type Field } from './field';
import { readValidation, type Validation } from './read-validation';

/**
 * Finds what is wrong with one question of a form: HTML's own constraints, `data-validation` of the store's
 * dynamic fields, and what a field says of another one (`data-same-as`, `data-needed-with`, `data-more-than`: its
 * id, or its `data-field-type`).
 * Reads the live fields, changes nothing, never throws.
 *
 * @param question the element around the question's fields
 */
export function findFault(question: Element): Fault | undefined {
  const asked = readValidation(question);
  // Hidden, disabled and read-only fields are none of the shopper's.
  const fields = fieldsIn(question).filter((field) => field.willValidate);
  const [first] = fields;
  if (!first) return undefined;
  // Of boxes, buttons or quantities of which one will do, each alone may stay empty.
  if (/select$/.test(String(asked.type)) && fields.every(isCounted)) {
    return asked.required && !fields.some(isGiven) ? ['missing', first] : undefined;
  }
  for (const field of fields) {
    if (isMissing(field, asked)) return ['missing', field];
    if (isWrong(field, asked)) return ['wrong', field];
  }
  return asked.type === 'datechooser' ? findDateFault(fields, asked) : undefined;
}

const isCounted = (field: Field) => isCheckable(field) || field.matches('[data-quantity]');
const isGiven = (field: Field) => (isCheckable(field) ? field.checked : Number(field.value) > 0);

/** Blanks are no answer, but in a password they count. */
const isBlank = ({ type, value }: Field) => (type === 'password' ? value : value.trim()) === '';

/** The value of the field of the same form that another one names: by its id, or by the store's own name for it. */
function answerOf({ form }: Field, name: string | undefined): string {
  const fields = [...(form?.elements ?? [])] as Field[];
  return fields.find(({ id, dataset }) => name && (id === name || dataset.fieldType === name))?.value ?? '';
}

function isMissing(field: Field, { required }: Validation): boolean {
  // What a browser can't read as a number is something all the same.
  if (field.validity.badInput) return false;
  if (field.validity.valueMissing) return true;
  if (isCheckable(field)) return false;
  const isNeeded = field.required || required === true || answerOf(field, field.dataset.neededWith) !== '';
  return isNeeded && isBlank(field);
}

function isWrong(field: Field, { type, min, max }: Validation): boolean {
  const { value, dataset } = field;
  if (!field.validity.valid) return true;
  if (dataset.sameAs !== undefined && value !== answerOf(field, dataset.sameAs)) return true;
  if (isBlank(field)) return false;
  if (field.type === 'email') return !EMAIL.test(value);
  const number = Number(value);
  if (dataset.moreThan !== undefined && number <= Number(answerOf(field, dataset.moreThan))) return true;
  return type === 'numberonly' && !(number >= limit(min, -Infinity) && number <= limit(max, Infinity));
}

/** Something, an @, something with a dot in it: browsers alone take an address without a dot. */
const EMAIL = /^.+@.+\..+$/;

/** The store prints nothing, or an empty text, where there is no limit. */
const limit = (text: string | number | null | undefined, none: number) =>
  text == null || text === '' ? none : Number(text);
