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
 * Checks a chosen file against the limit of its option, and makes the field invalid when it is larger. An option
 * without a limit takes any file.
 *
 * @returns whether the file may be sent
 */
export function checkFileSize(field: HTMLInputElement): boolean {
  const limit = Number(field.dataset.maxKilobytes) * 1024;
  const isTooLarge = [...(field.files ?? [])].some(({ size }) => limit > 0 && size > limit);
  field.setCustomValidity(isTooLarge ? (field.dataset.tooLargeMessage ?? '') : '');
  return !isTooLarge;
}
