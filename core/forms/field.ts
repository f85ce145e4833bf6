/** A form field that holds an answer. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The field that keeps a form from being sent, and why: nothing was given, or what was given is not right. */
export type Fault = readonly [kind: 'missing' | 'wrong', field: Field];

/** Every field inside of an element, as it is now, in the order of the page. */
export const fieldsIn = (element: Element): Field[] => [...element.querySelectorAll<Field>('input, select, textarea')];

/** A box, or one of several buttons: what counts is whether it is checked. */
export const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);
