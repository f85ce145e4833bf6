import type { Rule } from '../../rule';
import { formRule, lang } from './form-rule';

const page = /(^|\/)add-payment-method$/;
const form = ':is(form[data-payment-method-form], form[data-widget="card-form"])';

/** The call of a field of the card, which has a type of its own and its own message. */
const cardField = (id: string, type: string, key: string): Rule => ({
  name: 'field of a card',
  call: /forms\/text$/,
  in: page,
  holds: new RegExp(`\\sid=["']${id}["']`),
  parameter: ` widget_field='${type}' widget_invalid=(lang 'forms.validate.payment_method.${key}')`,
});

const countries = `<script type="application/json" data-part="countries">{{#if countries}}{{{json countries}}}{{else}}[]{{/if}}</script>`;

const setting = (name: string): string => `{{theme_settings.${name}}}`;

/** The colours of a button in one of its states. */
const button = (kind: string, state: string): object => ({
  color: setting(`button--${kind}-color${state}`),
  backgroundColor: setting(`button--${kind}-backgroundColor${state}`),
  borderColor: setting(`button--${kind}-backgroundColor${state}`),
});
const quietButton = (state: string): object => ({
  color: setting(`button--default-color${state}`),
  backgroundColor: 'transparent',
  borderColor: setting(`button--default-borderColor${state}`),
});
const result = (kind: string): object => ({ color: setting(`color-${kind}`), borderColor: setting(`color-${kind}`) });

/** The theme's colours for the fields that the payment provider renders in frames of its own. */
const styles = {
  inputBase: { color: setting('input-font-color'), borderColor: setting('input-border-color') },
  inputValidationError: result('error'),
  inputValidationSuccess: result('success'),
  submitButton: {
    ...button('primary', ''),
    '&:hover': button('primary', 'Hover'),
    '&:active': button('primary', 'Active'),
    '&[disabled]': {
      color: setting('button--disabled-color'),
      backgroundColor: setting('button--disabled-backgroundColor'),
      borderColor: setting('button--disabled-borderColor'),
      cursor: 'not-allowed',
    },
  },
  cancelButton: { ...quietButton(''), '&:hover': quietButton('Hover'), '&:active': quietButton('Active') },
  label: { color: setting('form-label-font-color') },
  validationError: { color: setting('color-error') },
  heading: { color: setting('color-textHeading') },
};

const stylesText = JSON.stringify(styles);

const hosted = [
  ['payments-url', 'settings.payments_url'],
  ['store-hash', 'settings.store_hash'],
  ['vault-token', 'vault.access_token'],
  ['kept-url', 'urls.account.payment_methods.all'],
  ['shopper-id', 'customer.id'],
  ['email', 'customer.email'],
  ['provider', 'forms.provider'],
  ['currency-code', 'currency_selector.active_currency_code'],
  ['store-locale', 'settings.request.locale'],
  ['initialization', 'initialization_data'],
].map(([name, value]) => ` data-${name}="{{${value}}}"`);

/** The form for a new card, and the platform's own form in its place. */
export const paymentRules: readonly Rule[] = [
  cardField('credit_card_number', 'CardNumber', 'credit_card_number'),
  cardField('expiration', 'CardExpiry', 'expiration'),
  cardField('name_on_card', 'CardName', 'name_on_card'),
  cardField('cvv', 'CardCode', 'cvv'),
  {
    name: 'first card',
    in: page,
    selector: `${form} input[type="checkbox"]:not([data-field-type])`,
    mark: 'data-field-type="CardFirst"',
  },
  { name: 'button of a card', in: page, selector: `${form} [type="submit"]`, mark: 'data-part="store"' },
  formRule({
    name: 'card-form',
    in: page,
    form,
    widget: 'card-form',
    error: 'forms.error',
    // Without its widget the form sends nothing: the card must not reach the shop.
    mark: `method="dialog" data-forget data-vault-url="{{settings.payments_url}}/stores/{{settings.store_hash}}/customers/{{customer.id}}/stored_instruments" data-vault-token="{{vault.access_token}}" data-kept-url="{{urls.account.payment_methods.all}}" data-provider="{{forms.provider}}" data-currency-code="{{currency_selector.active_currency_code}}" data-email="{{customer.email}}" data-storing="${lang('widgets.card.storing')}"`,
    before: `<noscript><p>${lang('widgets.card.needs_script')}</p></noscript>\n[indent]`,
    first: `\n[indent]    ${countries}`,
    drops: ['data-payment-method-form'],
  }),
  {
    name: 'hosted-payments',
    in: page,
    selector: 'script',
    holds: /window\.BigCommerce/,
    before: `<div hidden data-widget="hosted-payments"${hosted.join('')}>\n[indent]    ${countries}\n[indent]    <script type="application/json" data-part="styles">${stylesText}</script>\n[indent]</div>\n[indent]`,
  },
];
