import { optional } from '../contract/define-contract';

/** The words that the template of each form gives; the contract of each form widget spreads them. */
export const formWords = {
  summary: optional(
    'what screen readers announce when several fields are wrong, with [problems] for the message of each',
  ),
};

/** The words of a form that asks for a confirmation before it is sent. */
export const askingWords = {
  question: optional('the question that the shopper confirms before the form is sent'),
};

/** The parts of each form. */
export const formParts = {
  field: optional('the element around one question of the form'),
  control: optional('a field of a question'),
  problem: optional('the place for the message of a question, with data-required-message and data-invalid-message'),
  answer: optional('the shop’s answer when it refused the form before'),
  optional: optional('the hint that a state or a postal code may be left out, with data-of="State" or "Zip"'),
};

/** The further parts of a form with an address. */
export const addressParts = {
  stateList: optional('the element around the list of a country’s states'),
  stateText: optional('the element around the text field for a state'),
};
