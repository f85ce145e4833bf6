/** A form field that holds an answer. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Every field inside of an element, as it is now, in the order of the page. */
export const fieldsIn = (element: Element): Field[] => [
  ...element.querySelectorAll<Field>('input, select, textarea'),
];
