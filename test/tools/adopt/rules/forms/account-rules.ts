import type { Rule } from '../../rule';
import { passwordVariables } from './field-rules';
import { formRule, lang, problem, questionRules } from './form-rule';

/** A form by the hook of the theme's own script, which the rule takes away. */
const formOf = (hook: string): string => `form[data-${hook}]`;

const details = ':is(form[data-edit-account-form], form[data-widget="account-form"]:has([name="account_firstname"]))';
const message = ':is(form[data-inbox-form], form[data-widget="account-form"]:has([name="message_content"]))';
const returned = ':is(form[data-account-return-form], form[data-widget="account-form"]:has([name^="return_qty"]))';
const ofInbox = (key: string): string => lang(`forms.validate.account.inbox.${key}`);
const ofDetails = (key: string): string => lang(`forms.validate.account.edit.${key}`);

const detailRules: readonly Rule[] = [
  formRule({
    name: 'account-form of the details',
    form: details,
    widget: 'account-form',
    error: 'forms.edit_account.error',
    first: passwordVariables,
    drops: ['data-edit-account-form'],
  }),
  ...questionRules(details, [
    { name: 'account_firstname', missing: ofDetails('first_name') },
    { name: 'account_lastname', missing: ofDetails('last_name') },
  ]),
];

const addressRules: readonly Rule[] = [
  formRule({
    name: 'account-form of an address',
    in: /^(?!.*payment)/,
    form: formOf('address-form'),
    widget: 'account-form',
    error: 'forms.address.error',
    drops: ['data-address-form'],
  }),
  formRule({
    name: 'account-form of a payment method',
    in: /payment/,
    form: formOf('address-form'),
    widget: 'account-form',
    error: 'forms.error',
    mark: 'data-forget',
    drops: ['data-address-form'],
  }),
  formRule({
    name: 'deletes an address',
    form: formOf('delete-address'),
    widget: 'account-form',
    mark: 'data-question="[data-delete-address]"',
    drops: ['data-delete-address'],
  }),
  formRule({
    name: 'deletes a payment method',
    form: formOf('delete-payment-method'),
    widget: 'account-form',
    mark: 'data-question="[data-delete-payment-method]"',
    drops: ['data-delete-payment-method'],
  }),
];

const messageRules: readonly Rule[] = [
  formRule({
    name: 'account-form of a message',
    form: message,
    widget: 'account-form',
    error: 'forms.inbox.error',
    drops: ['data-inbox-form'],
  }),
  ...questionRules(message, [
    { name: 'message_order_id', missing: ofInbox('order') },
    { name: 'message_subject', missing: ofInbox('subject') },
    { name: 'message_content', missing: ofInbox('message') },
  ]),
];

const returnRules: readonly Rule[] = [
  {
    name: 'field of a form',
    selector: `${returned} fieldset:has([name^="return_qty"])`,
    mark: `data-part="field" data-validation='{"type":"quantityselect","required":true}'`,
    // Below a table: the message of a field would come too close to the next label.
    last: problem('return_qty', lang('account.returns.error_no_qty')).replace('form-inlineMessage', 'form-field-error'),
  },
  {
    name: 'control of a field',
    selector: `${returned} [name^="return_qty"]`,
    mark: 'data-quantity data-part="control"',
  },
  formRule({
    name: 'account-form of a return',
    form: returned,
    widget: 'account-form',
    error: 'forms.return.error',
    drops: ['data-account-return-form', 'data-account-return-form-error'],
  }),
];

/** The boxes are outside of the form, so they name it. The hidden fields reorder all items, even without a choice. */
const reorderRules: readonly Rule[] = [
  formRule({
    name: 'account-form of a reorder',
    form: formOf('account-reorder-form'),
    widget: 'account-form',
    mark: `id="reorder-form" data-unchosen="${lang('forms.validate.account.reorder.select_item')}"`,
    drops: ['data-account-reorder-form'],
  }),
  { name: 'item of a reorder', selector: 'form input[type="hidden"][name^="reorderitem"]', removes: true },
  {
    name: 'box of a reorder',
    selector: 'input[type="checkbox"][id^="account-product-id"]:not([form])',
    mark: 'form="reorder-form" name="reorderitem[{{order_product_id}}]"',
  },
];

const invoiceRules: readonly Rule[] = [
  {
    name: 'link to the invoice',
    selector: 'button[data-print-invoice]',
    rename: 'a',
    mark: 'href="[data-print-invoice]" target="_blank" rel="noopener"',
    drops: ['data-print-invoice', 'type'],
  },
];

/** The pages of a shopper's account. */
export const accountRules: readonly Rule[] = [
  ...detailRules,
  ...addressRules,
  ...messageRules,
  ...returnRules,
  ...reorderRules,
  ...invoiceRules,
];
