import { unclobbered } from '../dom/unclobbered';
import { optional } from '../contract/define-widget';

/** A form field that holds a value. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that stops a form from being sent, and the reason: its value is `missing`, or its value is `wrong`. */
export type Fault = readonly [kind: 'missing' | 'wrong', field: Field];

/** All fields in an element, in the order of the page. */
export const fieldsIn = (element: Element): Field[] => [
  ...unclobbered(element, 'querySelectorAll')<Field>('input,select,textarea'),
];

/** Whether a field is a checkbox or a radio button: then `checked` is its value, not `value`. */
export const isCheckable = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

/** The messages of every widget that calls `useForm`. */
export const formMessages = {
  summary: optional('the announcement of several problems, with [problems] for their messages'),
};

/** The messages of a form that asks for a confirmation before it is sent. */
export const askingMessages = {
  question: optional('the question that is asked before the form is sent'),
};

/** The parts of every widget that calls `useForm`. A question is a labelled field of the form, or a group of such fields. */
export const formParts = {
  field: optional('the element around a question'),
  control: optional('a text field, list or choice of a question'),
  hint: optional('the line of help of a question'),
  problem: optional('the error message of a question'),
  answer: optional('the response of the shop'),
  optional: optional('the note "optional" of a state (data-of="State") or postal code (data-of="Zip")'),
};

/** The additional parts of a form with an address. */
export const addressParts = {
  stateList: optional('the element around the list of states'),
  stateText: optional('the element around the text field for the state'),
  required: optional('the note "required" of a state (data-of="State") or postal code (data-of="Zip")'),
};
