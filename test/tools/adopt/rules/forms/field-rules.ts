import type { ElementRule, Rule } from '../../rule';
import { emailPattern, lang, problem } from './form-rule';

const blank = `{{label}}${lang('validation_messages.field_not_blank')}`;

/** The element around a field of the shop, and the place of its message. */
const field = (kind: string, more = '', missing = blank): ElementRule => ({
  name: 'field of a form',
  selector: `[data-validation]${kind}`,
  mark: 'data-part="field"',
  last: problem('{{id}}', missing, more),
});

const control = (which: string, mark = ''): ElementRule => ({
  name: 'control of a field',
  selector: `[data-validation] ${which}:not(noscript *)`,
  mark: `${mark}data-part="control"`,
});

const only = (id: string, text: string): string => `{{#if private_id '===' '${id}'}}${text}{{/if}}`;
const invalid = (text: string): string => ` data-invalid-message="${text}"`;

const validEmail = lang('validation_messages.valid_email');

/** Texts: the email address has a pattern, and a call can ask for the messages of another field. */
const textRules: readonly Rule[] = [
  field(
    ':has(> input[type="text"]):not(:has(> select))',
    `${only('EmailAddress', invalid(validEmail))}{{#if widget_invalid}}${invalid('{{widget_invalid}}')}{{/if}}`,
    `{{#if private_id '===' 'EmailAddress'}}${validEmail}{{else}}{{#if widget_invalid}}{{widget_invalid}}{{else}}${blank}{{/if}}{{/if}}`,
  ),
  control(
    'input[type="text"]',
    `{{#if widget_email}}${emailPattern} {{/if}}{{#if widget_field}}required data-field-type="{{widget_field}}" {{/if}}`,
  ),
  field(':has(> textarea)'),
  control('textarea'),
];

/** For the forms group only: with a pattern, the browser keeps a wrong address from the script that names every wrong field. */
const emailRule: ElementRule = {
  name: 'email address of a field',
  selector: '[data-validation] input[type="text"]:not([data-field-type="State"], noscript *)',
  holds: /^(?!.*'EmailAddress')/s,
  mark: only('EmailAddress', `${emailPattern} `),
};

const kind = "kind=(lang 'widgets.forms.number')";

const numberRules: readonly Rule[] = [
  field(
    ':has(> input[type="number"])',
    invalid(
      `{{#if limitto}}{{lang 'widgets.forms.number_range' label=label ${kind} min=limitfrom max=limitto}}{{else}}{{lang 'widgets.forms.number_any' label=label ${kind}}}{{/if}}`,
    ),
  ),
  control('input[type="number"]'),
];

/** The rules of a password are those of the form around it, which sets the variables. */
const passwordRules: readonly Rule[] = [
  field(
    ':has(> input[type="password"])',
    [
      only('Password', `{{#if (getVar 'password_error')}}${invalid("{{getVar 'password_error'}}")}{{/if}}`),
      only('ConfirmPassword', invalid(lang('validation_messages.password_match'))),
    ].join(''),
    `{{#if private_id '===' 'CurrentPassword'}}${lang('forms.validate.account.edit.password')}{{else}}${lang('validation_messages.password')}{{/if}}`,
  ),
  control(
    'input[type="password"]',
    [
      only('Password', `{{#if (getVar 'password_pattern')}}pattern="{{getVar 'password_pattern'}}" {{/if}}`),
      only('ConfirmPassword', 'data-same-as="Password" '),
      only('CurrentPassword', 'data-needed-with="Password" '),
    ].join(''),
  ),
];

const choiceRules: readonly Rule[] = [
  field(':has(> input:is([type="checkbox"], [type="radio"]))'),
  control('input:is([type="checkbox"], [type="radio"])'),
  field(
    ':has(select[data-label="year"])',
    `{{#if validation}}{{#JSONparseSafe validation}}{{#if min_date}}${invalid("{{lang 'widgets.forms.date_range' min=min_date max=max_date}}")}{{else}}${invalid("{{lang 'widgets.forms.date_wrong'}}")}{{/if}}{{/JSONparseSafe}}{{/if}}`,
  ),
  field(':has(> select)'),
];

const review = { call: /(^|\/)forms\/text$/, in: /products\/(modals\/writeReview|reviews)$/i };

/** The fields of a review. It has no state, and no value of the page must say so. */
export const reviewFieldRules: readonly Rule[] = [
  ...textRules,
  { name: 'text of a review', ...review, holds: /^(?!.*\sid="email")/s, parameter: " private_id=''" },
  {
    name: 'email address of a review',
    ...review,
    holds: /\sid="email"/,
    parameter: " private_id='' widget_email=true widget_invalid=(lang 'forms.validate.common.email_address')",
    together: ['product'],
  },
];

/** The fields of the shop's own forms, which the merchant can extend: accounts, addresses, reviews. */
export const shopFieldRules: readonly Rule[] = [
  ...reviewFieldRules,
  emailRule,
  ...numberRules,
  ...passwordRules,
  ...choiceRules,
];

/** Drop-down lists. After the rules for states, which are lists of their own kind. */
export const listControlRules: readonly Rule[] = [control('select')];

/** What a form with passwords passes to their fields. They are rendered in a context of their own, so variables do it. */
export const passwordVariables = `\n[indent]    {{assignVar 'password_pattern' (multiConcat '(?=.*' settings.password_requirements.alpha ')(?=.*' settings.password_requirements.numeric ').{' settings.password_requirements.minlength ',}')}}\n[indent]    {{assignVar 'password_error' settings.password_requirements.error}}`;
