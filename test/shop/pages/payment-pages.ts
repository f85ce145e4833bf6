import { accountsOf } from '../accounts/accounts';
import type { Customer, StoredCard } from '../accounts/customer';
import { takeFormResult } from '../accounts/form-results';
import { addressFieldsContext, knownValue } from '../accounts/shop-fields';
import { issueVaultToken } from '../accounts/vault-tokens';
import { countries, homeCountryId } from '../places/countries';
import type { Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import { type AccountDefinition, define } from './account-definition';

const addUrl = '/account.php?action=add_payment_method&provider=local';

/**
 * The pages of stored cards, by `action` of the URL. Names: BigCommerce's object reference
 * (`customer.payment_methods`, `vault`, `countries`) and its reference theme (`edit_stored_instrument`,
 * `forms.billing_fields`, `forms.provider`).
 */
export const paymentPages: Readonly<Record<string, AccountDefinition>> = {
  payment_methods: define('payment-methods', 'account_paymentmethods', 'Payment Methods', (_, { cards }) => ({
    customer: {
      payment_methods: [
        { type: 'CARD', display_name: 'Cards', add_url: addUrl, stored_instruments: cards.map(cardContext) },
      ],
    },
  })),
  add_payment_method: define(
    'add-payment-method',
    'account_addpaymentmethod',
    'Add a Payment Method',
    ({ world }, { id }) => ({
      forms: { provider: 'local', payment_method: { provider_name: 'Card' }, error: '' },
      own: {
        vault: {
          access_token: issueVaultToken(accountsOf(world), id),
          expires_at: Math.floor(Date.now() / 1000) + 900,
        },
        countries: countryList(),
        initialization_data: '',
      },
    }),
  ),
  edit_payment_method: define(
    'edit-payment-method',
    'account_editpaymentmethod',
    'Edit a Payment Method',
    (visit, customer) => {
      const card = cardAt(visit, customer);
      const { error = '', fields } = takeFormResult(visit, 'payment');
      return {
        customer: { edit_stored_instrument: card && { ...cardContext(card), token: card.token } },
        forms: {
          action: '/account.php?action=update_payment_method',
          error,
          billing_fields: addressFieldsContext((field) =>
            fields
              ? text(fields, 'FormField', field.group, field.number)
              : knownValue(card?.billing ?? undefined, field),
          ),
        },
      };
    },
    (visit, customer) => cardAt(visit, customer) !== undefined,
  ),
};

const cardAt = ({ url }: Visit, { cards }: Customer) =>
  cards.find(({ token }) => token === url.searchParams.get('method_token'));

const cardContext = ({ token, brand, lastFour, expiryMonth, expiryYear, isDefault, billing }: StoredCard): object => ({
  type: 'stored_card',
  brand,
  last_4: lastFour,
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
  is_default: isDefault,
  edit_url: `/account.php?action=edit_payment_method&method_token=${token}`,
  delete_url: `/account.php?action=delete_payment_method&method_token=${token}`,
  billing_address: billing && { ...billing, first_name: billing.firstName, last_name: billing.lastName },
});

const countryList = (): object[] =>
  countries.map(({ id, name, iso2, iso3, states }) => ({
    id,
    name,
    value: name,
    label: name,
    code: iso2,
    iso2,
    iso3,
    selected: id === homeCountryId,
    states: states.map((state) => ({ ...state, value: state.name, code: state.name.slice(0, 2).toUpperCase() })),
  }));
