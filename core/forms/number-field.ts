import { unclobbered } from '../dom/unclobbered';
import { type NumberMarks, readNumber } from './read-number';

/**
 * Whether a field takes a number. `data-number` is the step of its values: `1` for whole numbers, else `any`. Limits are in
 * `data-min` and `data-max`. The field is a text field: what a field of the type `number` accepts depends on the browser's
 * language, not on the page's; it drops a foreign decimal mark while the shopper types, and the mouse wheel changes it.
 */
export const isNumberField = (field: Element): field is HTMLInputElement =>
  field.matches('input[data-number],input[type=number]');

/** The rendered props of a field that `numberProps` needs. */
interface InitialField {
  readonly element: HTMLElement;
  readonly [prop: string]: unknown;
}

/**
 * Overrides of a part that may be a number field. A field of the type `number` becomes a text field. It stays as it is while it
 * contains a text that the browser does not understand, because the text would get lost, and while a number is typed, because
 * the caret would move to its beginning. A `pattern` is for browsers without the widget, and accepts less.
 */
export function numberProps({ element, type, min, step = 1, pattern }: InitialField) {
  if (!isNumberField(element)) return {};
  const isTyped = element.value !== '' && element === document.activeElement;
  if (element.type === 'number' && (isTyped || element.validity.badInput)) return {};
  if (type !== 'number') return pattern ? { pattern: '.*' } : {};
  const inputMode = Number(min) < 0 ? ('text' as const) : ('decimal' as const);
  return { type: 'text', 'data-number': String(step), inputMode };
}

/** The number in a field, as the form sends it; null if it can't be read. What the server rendered is read by the server's rules. */
export const plainNumber = (field: HTMLInputElement): string | null =>
  field.value === field.defaultValue || field.value.trim() === '' || field.type === 'number'
    ? field.value.trim()
    : readNumber(field.value, marksOf(field));

/** Whether a field has a text that is no number, or a number that can be read in two ways. */
export const isUnreadable = (field: Element): boolean => isNumberField(field) && plainNumber(field) === null;

/** The marks of the page's language, and of the currency if the template gives them in `data-decimal` and `data-thousands`. */
function marksOf(field: HTMLInputElement): NumberMarks[] {
  const { decimal, thousands } = field.dataset;
  const marks: NumberMarks[] = decimal ? [[decimal, thousands]] : [];
  try {
    const language = field.closest('[lang]')?.getAttribute('lang') || undefined;
    const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
    const markOf = (kind: string) => parts.find(({ type }) => type === kind)?.value;
    marks.push([markOf('decimal'), markOf('group')]);
  } catch {
    // The template's `lang` is no language tag.
  }
  return marks;
}

/**
 * Checks the number in a field.
 *
 * @returns the browser's message; null if the number is valid, or the field is empty or none for a number
 */
export function findNumberProblem(field: Element): string | null {
  if (!isNumberField(field)) return null;
  const { number: step = 'any', min = field.min, max = field.max } = field.dataset;
  const plain = plainNumber(field);
  const probe = document.createElement('input');
  if (plain === null) Object.assign(probe, { pattern: '0', value: '1' });
  else Object.assign(probe, { type: 'number', min, max, step, value: plain });
  return probe.value === plain && probe.validity.valid ? null : probe.validationMessage;
}

/**
 * Makes forms send the numbers in parts as the platform expects them: with a decimal point, and without marks between thousands.
 * Each widget with number fields calls it. Several listeners do the same as one.
 *
 * @returns a function that stops this
 */
export function sendPlainNumbers(): () => void {
  const listener = ({ formData, target }: FormDataEvent) => {
    for (const field of unclobbered(target as HTMLFormElement, 'elements')) {
      if (!field.matches('input[data-number][data-part]')) continue;
      const { name } = field as HTMLInputElement;
      const plain = plainNumber(field as HTMLInputElement);
      if (plain !== null && formData.has(name)) formData.set(name, plain);
    }
  };
  // In the capture phase, so that the form's own listeners get the plain numbers.
  document.addEventListener('formdata', listener, true);
  return () => document.removeEventListener('formdata', listener, true);
}
