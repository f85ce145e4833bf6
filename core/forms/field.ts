import { unhidden } from '../page/unhidden';

/** A form field that holds an answer. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that stops a form from being sent, and the reason: its answer is `missing`, or its value is `wrong`. */
export type Fault = readonly [kind: 'missing' | 'wrong', field: Field];

/** All fields in an element, in the order of the page. */
export const fieldsIn = (element: Element): Field[] => [
  ...unhidden(element, 'querySelectorAll')<Field>('input,select,textarea'),
];

/** Whether a field is a checkbox or a radio button: then `checked` is its answer, not `value`. */
export const isCheckable = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);
