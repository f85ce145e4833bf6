import { useEffect, useEffectEvent } from 'react';
import { unclobbered } from '../../../core/dom/unclobbered';
import type { Field } from '../../../core/forms/form-contract';
import type { RefusedFile } from '../../../core/state/failures';

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  const fields = form ? [...unclobbered(form, 'elements')] : [];
  return fields.find((field) => (field as Field).willValidate && !(field as Field).validity.valid);
}

/**
 * Replaces the browser's validation messages, and focuses the first invalid field once its problem is on the page.
 *
 * @param showProblem gets the name of an unreadable file (`core/state/failures.ts`); false leaves the message to the
 * browser
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
    // The event doesn't bubble.
    slot.addEventListener('invalid', listener, true);
    return () => slot.removeEventListener('invalid', listener, true);
  }, [slot]);
}
