import type { Field } from './form-problems';

/**
 * What is wrong with an option: the template's words when nothing was chosen or typed, else the browser's own, in the
 * shopper's language. Empty when nothing is wrong.
 *
 * @param option the element around the option
 * @param missing the template's words
 */
export function optionProblem(option: Element, missing: string): string {
  const fields = [...option.querySelectorAll<Field>('input, select, textarea')];
  const wrong = fields.find((field) => field.willValidate && !field.validity.valid);
  if (!wrong) return '';
  return (wrong.validity.valueMissing && missing) || wrong.validationMessage;
}

/**
 * Looks whether a chosen file is larger than its option allows, and lets the form know; an option without a limit takes any.
 *
 * @returns whether the file may be sent
 */
export function checkFileSize(field: HTMLInputElement): boolean {
  const limit = Number(field.dataset.maxKilobytes) * 1024;
  const isTooLarge = [...(field.files ?? [])].some(({ size }) => limit > 0 && size > limit);
  field.setCustomValidity(isTooLarge ? (field.dataset.tooLargeMessage ?? '') : '');
  return !isTooLarge;
}
