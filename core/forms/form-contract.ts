import { optional } from '../contract/define-contract';

/** What every widget over a `<form>` asks of its template; its contract spreads these. */
export const formWords = {
  summary: optional('what screen readers hear when several fields are wrong, with [problems] for what is said of each'),
};

/** Of a form that asks the shopper before it is sent. */
export const askingWords = {
  question: optional('what the shopper is asked before the form is sent'),
};

export const formParts = {
  field: optional('the element around one question of the form'),
  control: optional('a field of a question'),
  problem: optional('where a question says what is wrong, with data-required-message and data-invalid-message'),
  answer: optional('what the store said of the form when it was sent before'),
  optional: optional('what says that a state or a postal code may be left out, with data-of="State" or "Zip"'),
};

/** What a form with an address asks on top of it. */
export const addressParts = {
  stateList: optional('the element around the list of a country’s states'),
  stateText: optional('the element around the text field for a state'),
};
