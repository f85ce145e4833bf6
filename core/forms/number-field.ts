import { unclobbered } from '../dom/unclobbered';
import { type NumberMarks, readNumber } from './read-number';

/**
 * `data-number` is the step, or `any`. The widget makes it a text field (decision 153); the mouse wheel would also
 * change a number field.
 */
export const isNumberField = (field: Element): field is HTMLInputElement =>
  field.matches('input[data-number],input[type=number]');

interface InitialField {
  readonly element: HTMLElement;
  readonly [prop: string]: unknown;
}

/**
 * Makes a `type=number` field a text field, except while this would lose an unreadable text or move the caret.
 * `pattern` is for browsers without the widget, and accepts less.
 */
export function numberProps({ element, type, min, step = 1, pattern }: InitialField) {
  if (!isNumberField(element)) return {};
  const isTyped = element.value !== '' && element === document.activeElement;
  if (element.type === 'number' && (isTyped || element.validity.badInput)) return {};
  if (type !== 'number') return pattern ? { pattern: '.*' } : {};
  const inputMode = Number(min) < 0 ? ('text' as const) : ('decimal' as const);
  return { type: 'text', 'data-number': String(step), inputMode };
}

/** The number as the form sends it; null if unreadable. A server-rendered value is not parsed. */
export const plainNumber = (field: HTMLInputElement): string | null =>
  field.value === field.defaultValue || field.value.trim() === '' || field.type === 'number'
    ? field.value.trim()
    : readNumber(field.value, marksOf(field));

export const isUnreadable = (field: Element): boolean => isNumberField(field) && plainNumber(field) === null;

/** Of the page's language, and of the currency in the template. */
function marksOf(field: HTMLInputElement): NumberMarks[] {
  const { decimal, thousands } = field.dataset;
  const marks: NumberMarks[] = decimal ? [[decimal, thousands]] : [];
  try {
    const language = field.closest('[lang]')?.getAttribute('lang') || undefined;
    const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
    const markOf = (kind: string) => parts.find(({ type }) => type === kind)?.value;
    marks.push([markOf('decimal'), markOf('group')]);
  } catch {
    // `lang` is no language tag.
  }
  return marks;
}

/** The browser's message; null for a valid number, an empty or another field. */
export function findNumberProblem(field: Element): string | null {
  if (!isNumberField(field)) return null;
  const { number: step = 'any', min = field.min, max = field.max } = field.dataset;
  const plain = plainNumber(field);
  const probe = document.createElement('input');
  if (plain === null) Object.assign(probe, { pattern: '0', value: '1' });
  else Object.assign(probe, { type: 'number', min, max, step, value: plain });
  return probe.value === plain && probe.validity.valid ? null : probe.validationMessage;
}

/** Forms send the numbers with a decimal point, without thousands marks. Several listeners do no harm. */
export function sendPlainNumbers(): () => void {
  const listener = ({ formData, target }: FormDataEvent) => {
    for (const field of unclobbered(target as HTMLFormElement, 'elements')) {
      if (!field.matches('input[data-number][data-part]')) continue;
      const { name } = field as HTMLInputElement;
      const plain = plainNumber(field as HTMLInputElement);
      if (plain !== null && formData.has(name)) formData.set(name, plain);
    }
  };
  // Before the form's own listeners.
  document.addEventListener('formdata', listener, true);
  return () => document.removeEventListener('formdata', listener, true);
}
