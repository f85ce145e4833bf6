import type { Pair } from '../pair';
import type { Rule } from '../rule';
import { disclosureRule, emptiedPlaceRule } from './disclosure-rule';

const cart = /cart/;
const quotes = /cart\/shipping-quotes$/;
const form = 'form[data-shipping-estimator]';
const opener = 'button.shipping-estimate-show';

/** A line for a widget's error message. */
const problem = (part: string): string => `<p class="form-inlineMessage" role="alert" data-part="${part}"></p>`;

const estimator: Pair = { within: 'page', target: '[data-widget="shipping-estimator"]' };

/** The shipping estimator: its form, and the shop's quotes. */
export const estimatorRules: readonly Rule[] = [
  disclosureRule('disclosure of the estimator', `:has(> ${form})`, opener, 'widgets.cart.estimator.title'),
  {
    name: 'shipping-estimator',
    in: cart,
    selector: `:has(> ${form})`,
    mark: 'data-widget="shipping-estimator" data-widget-keeps="submit click change" data-country-missing="{{lang \'widgets.cart.estimator.country_missing\'}}" data-state-missing="{{lang \'widgets.cart.estimator.state_missing\'}}" data-states-failed="{{lang \'widgets.cart.estimator.states_failed\'}}"',
    last: problem('error'),
    shows: true,
    side: { of: estimator, is: 'open target' },
  },
  { name: 'form of the estimator', in: cart, selector: form, mark: 'data-part="form"' },
  {
    name: 'countries',
    in: cart,
    selector: `${form} select[data-field-type="Country"]`,
    mark: 'data-part="country"',
    after: problem('country-error'),
  },
  {
    name: 'no country or state',
    in: cart,
    selector: `${form} select[data-field-type] > option:first-child:not([value])`,
    mark: 'value=""',
  },
  // A template renders either the list of states or the text field. The widget needs both, to switch with the country.
  {
    name: 'states',
    in: cart,
    selector: `${form} select[data-field-type="State"]`,
    mark: 'data-part="state-list"',
    before: '<fieldset data-part="state-choice">',
    after: `</fieldset><fieldset data-part="state-text" hidden disabled><input class="form-input" type="text" name="shipping-state" aria-label="{{lang 'widgets.cart.estimator.state'}}"></fieldset>${problem('state-error')}`,
  },
  {
    name: 'state as a text',
    in: cart,
    selector: `${form} input[data-field-type="State"]`,
    before:
      '<fieldset data-part="state-choice" hidden disabled><select class="form-select" name="shipping-state" aria-label="{{lang \'widgets.cart.estimator.state\'}}" data-part="state-list"><option value="">{{lang \'widgets.cart.estimator.choose_state\'}}</option></select></fieldset><fieldset data-part="state-text">',
    after: `</fieldset>${problem('state-error')}`,
  },
  {
    name: 'asks for quotes',
    in: cart,
    selector: `${form} .shipping-estimate-submit`,
    mark: 'data-part="submit"',
  },
  { name: 'quotes', in: cart, selector: `:has(> ${form}) > .shipping-quotes`, mark: 'data-part="quotes"' },
  {
    name: 'opens the estimator',
    in: cart,
    selector: `${opener}:not([data-widget-replaced])`,
    mark: 'data-widget-replaced',
    side: { of: estimator, is: 'opener' },
  },
  emptiedPlaceRule('place of the opener of the estimator', opener, { of: estimator, is: 'opener' }),
  {
    name: 'shipping-quotes',
    in: quotes,
    selector: 'form',
    mark: 'data-widget="shipping-quotes" data-found="{{lang \'widgets.cart.estimator.found\'}}" data-saved="{{lang \'widgets.cart.estimator.saved\'}}"',
    last: problem('error'),
  },
  { name: 'chooses a quote', in: quotes, selector: '.select-shipping-quote', mark: 'data-part="submit"' },
  { name: 'quotes of UPS', in: quotes, selector: '.estimator-form--ups', shows: true },
  {
    name: 'shows the quotes of UPS',
    in: quotes,
    selector: '.estimator-form-toggleUPSRate:not([data-widget-replaced])',
    mark: 'data-widget-replaced',
  },
];
