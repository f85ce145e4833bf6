import type { Field } from '../../../core/forms/field';

/**
 * The problem of an option: a script's own message (`setCustomValidity`), else the template's, else the browser's, which
 * is in the shopper's language. Empty when there is none.
 *
 * @param option the element around the option
 * @param message gives the template's message: `required` when nothing was chosen or typed, `invalid` for a wrong answer
 */
export function optionProblem(option: Element, message: (kind: 'required' | 'invalid') => string): string {
  const fields = [...option.querySelectorAll<Field>('input, select, textarea')];
  const invalid = fields.find((field) => field.willValidate && !field.validity.valid);
  if (!invalid) return '';
  const { valueMissing, customError } = invalid.validity;
  return (!customError && message(valueMissing ? 'required' : 'invalid')) || invalid.validationMessage;
}

/**
 * Checks limits for which HTML has no attributes: the size of a chosen file, and the number of lines of a text. A field
 * above its limit becomes invalid. A field without a limit accepts any answer.
 *
 * @returns whether the answer may be sent
 */
export function checkLimit(field: Field): boolean {
  const { maxKilobytes, tooLargeMessage = '', maxLines, tooManyLinesMessage = '' } = field.dataset;
  if (maxKilobytes === undefined && maxLines === undefined) return true;
  const bytes = Number(maxKilobytes) * 1024;
  const files = (field instanceof HTMLInputElement && field.files) || [];
  const isTooLarge = [...files].some(({ size }) => bytes > 0 && size > bytes);
  const isTooLong = Number(maxLines) > 0 && field.value.split('\n').length > Number(maxLines);
  field.setCustomValidity((isTooLarge && tooLargeMessage) || (isTooLong && tooManyLinesMessage) || '');
  return !isTooLarge && !isTooLong;
}
