import type { Field } from '../../../core/forms/field';

/**
 * The problem of an option: in the template's words when it has no value, else in the browser's, which are in the
 * shopper's language. Empty when there is none.
 *
 * @param option the element around the option
 * @param missing the template's words
 */
export function optionProblem(option: Element, missing: string): string {
  const fields = [...option.querySelectorAll<Field>('input, select, textarea')];
  const invalid = fields.find((field) => field.willValidate && !field.validity.valid);
  if (!invalid) return '';
  return (invalid.validity.valueMissing && missing) || invalid.validationMessage;
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
