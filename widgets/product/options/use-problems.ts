import type { Field } from '../../../core/forms/form-contract';
import { findNumberProblem, isNumberField } from '../../../core/forms/number-field';
import { useEffect, useEffectEvent } from 'react';
import type { RefusedFile } from '../../../core/state/failures';
import { unclobbered } from '../../../core/dom/unclobbered';

/**
 * The problem of an option: a script's own message (`setCustomValidity`), else the template's, else the browser's, which
 * is in the shopper's language. Empty when there is none.
 *
 * @param option the element around the option
 * @param message gives the template's message: `required` when nothing was chosen or typed, `invalid` for a wrong value
 */
export function optionProblem(option: Element, message: (kind: 'required' | 'invalid') => string): string {
  const fields = [...option.querySelectorAll<Field>('input, select, textarea')];
  const invalid = fields.find((field) => field.willValidate && !field.validity.valid);
  if (!invalid) return '';
  const { valueMissing, customError } = invalid.validity;
  return (!customError && message(valueMissing ? 'required' : 'invalid')) || invalid.validationMessage;
}

/**
 * Checks what browsers do not: a number, the type and the size of a chosen file, and the number of lines of a text. A field
 * outside its limits becomes invalid. A field without a limit accepts any response.
 *
 * @param wrong the template's message for a wrong number, if it has one
 * @returns whether the response may be sent
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

/** Whether a file has one of the types of an `accept` attribute. Browsers offer such files first, but take any. */
const isAccepted = ({ name, type }: File, accept: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => (one.includes('/') ? type.startsWith(one.replace('*', '')) : name.toLowerCase().endsWith(one)));

/** The first invalid field of a form, in the order of the page. */
function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  const fields = form ? [...unclobbered(form, 'elements')] : [];
  return fields.find((field) => (field as Field).willValidate && !(field as Field).validity.valid);
}

/**
 * Replaces the browser's own validation messages for the fields of a slot. When a form is submitted, the browser sends
 * `invalid` to each invalid field. The first one gets the focus after its problem is on the page.
 *
 * @param slot the slot's own element
 * @param showProblem called with each invalid field, and with the name of its file if the browser can't read the file any more
 *   (`core/state/failures.ts`); returns false to leave the message to the browser
 */
export function useProblems(slot: HTMLElement, showProblem: (field: Field, file?: string) => boolean): void {
  const handleInvalid = useEffectEvent((event: Event) => {
    const field = event.target as Field;
    if (!showProblem(field, (event as RefusedFile).file)) return;
    event.preventDefault();
    if (firstInvalid(field.form) === field) setTimeout(() => field.focus());
  });
  useEffect(() => {
    const listener = (event: Event) => handleInvalid(event);
    // The event doesn't bubble: the slot can listen to it in the capture phase only.
    slot.addEventListener('invalid', listener, true);
    return () => slot.removeEventListener('invalid', listener, true);
  }, [slot]);
}
