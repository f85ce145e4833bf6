import type { Field } from '../../../core/forms/form-contract';
import { useEffect, useEffectEvent } from 'react';
import type { RefusedFile } from '../../../core/state/failures';
import { unclobbered } from '../../../core/dom/unclobbered';

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
