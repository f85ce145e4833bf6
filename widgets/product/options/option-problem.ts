import type { Field } from '../../../core/forms/form-contract';
import { findNumberProblem, isNumberField } from '../../../core/forms/number-field';

/** A script's own message (`setCustomValidity`), else the template's, else the browser's. */
export function optionProblem(option: Element, message: (kind: 'required' | 'invalid') => string): string {
  const fields = [...option.querySelectorAll<Field>('input, select, textarea')];
  const invalid = fields.find((field) => field.willValidate && !field.validity.valid);
  if (!invalid) return '';
  const { valueMissing, customError } = invalid.validity;
  return (!customError && message(valueMissing ? 'required' : 'invalid')) || invalid.validationMessage;
}

/**
 * Checks what browsers do not: numbers, file types and sizes, and lines.
 *
 * @param wrong the template's message for a number
 */
export function checkLimit(field: Field, wrong = ''): boolean {
  if (isNumberField(field)) {
    const problem = findNumberProblem(field);
    field.setCustomValidity(problem === null ? '' : wrong || problem);
    return problem === null;
  }
  const { maxKilobytes, tooLargeMessage, maxLines, tooManyLinesMessage, wrongTypeMessage } = field.dataset;
  if (maxKilobytes === undefined && maxLines === undefined && wrongTypeMessage === undefined) return true;
  const bytes = Number(maxKilobytes) * 1024;
  const isTooLong = Number(maxLines) > 0 && field.value.split('\n').length > Number(maxLines);
  let problem = isTooLong ? tooManyLinesMessage : undefined;
  if (field instanceof HTMLInputElement) {
    for (const file of field.files ?? []) {
      if (bytes > 0 && file.size > bytes) problem = tooLargeMessage;
      if (!isAccepted(file, field.accept)) problem = wrongTypeMessage;
    }
  }
  field.setCustomValidity(problem ?? '');
  return !problem;
}

/** Browsers offer accepted files first, but take any. */
const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => (one.includes('/') ? type.startsWith(one.replace('*', '')) : name.toLowerCase().endsWith(one)));
