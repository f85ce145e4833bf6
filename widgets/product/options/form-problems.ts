import { useEffect, useEffectEvent } from 'react';

/** A form field that the browser can find fault with. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The first field of a form that is not as it should be, in the order of the page. */
function firstProblem(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((field) => (field as Field).willValidate && !(field as Field).validity.valid);
}

/**
 * Hears which fields of a slot keep their form from being sent, in place of the browser's own bubble. The browser asks
 * every field when the form is submitted; the first one gets the focus, once its problem is said.
 *
 * @param slot the slot's own element
 * @param found called with each field; says what is wrong, or returns false where the browser shall say it
 */
export function useProblems(slot: HTMLElement, found: (field: Field) => boolean): void {
  const hear = useEffectEvent((event: Event) => {
    const field = event.target as Field;
    if (!found(field)) return;
    event.preventDefault();
    if (firstProblem(field.form) === field) setTimeout(() => field.focus());
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    // It doesn't bubble: it is heard on its way down.
    slot.addEventListener('invalid', listener, true);
    return () => slot.removeEventListener('invalid', listener, true);
  }, [slot]);
}
