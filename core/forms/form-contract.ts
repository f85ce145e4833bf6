import { optional } from '../contract/define-widget';
import { unclobbered } from '../dom/unclobbered';

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Why a field stops the form. */
export type Problem = readonly [kind: 'missing' | 'wrong', field: Field];

export const fieldsIn = (element: Element): Field[] => [
  ...unclobbered(element, 'querySelectorAll')<Field>('input,select,textarea'),
];

/** Whether `checked`, not `value`, counts. */
export const isCheckable = (field: Field): field is HTMLInputElement => /checkbox|radio/.test(field.type);

export const formMessages = {
  summary: optional('the announcement of several problems, with [problems] for their messages'),
};

/** For forms that ask for confirmation. */
export const askingMessages = {
  question: optional('the question that is asked before the form is sent'),
};

/** A question is a labelled field, or a group of such fields. */
export const formParts = {
  field: optional('the element around a question'),
  control: optional('a text field, list or choice of a question'),
  hint: optional('the line of help of a question'),
  problem: optional('the error message of a question'),
  answer: optional('the response of the shop'),
  optional: optional('the note "optional" of a state (data-of="State") or postal code (data-of="Zip")'),
};

export const addressParts = {
  stateList: optional('the element around the list of states'),
  stateText: optional('the element around the text field for the state'),
  required: optional('the note "required" of a state (data-of="State") or postal code (data-of="Zip")'),
};
