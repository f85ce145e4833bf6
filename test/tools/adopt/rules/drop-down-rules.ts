import { type Rule, replacing } from '../rule';

/** The attributes by which the theme's script knows the control of a panel, and those that a `<summary>` has by itself. */
const ofControl = [
  'href',
  'type',
  'role',
  'tabindex',
  'data-dropdown',
  'data-options',
  'aria-controls',
  'aria-expanded',
];

/** Everything that opens a panel over the page, except the link to the cart. */
const panelRules: readonly Rule[] = [
  {
    name: 'drop-down',
    unit: 'drop-down',
    selector: ':is(a, button)[data-dropdown]:not([data-cart-preview])',
    until: '[data-dropdown-content]',
    rename: 'summary',
    drops: ofControl,
    mark: 'data-part="toggle"',
    before:
      '<details class="widgets-dropdown" name="panels" data-widget="dropdown" data-hover="false" data-menu="false">\n[indent]',
    after: '\n[indent]</details>',
  },
  {
    name: 'content of a drop-down',
    unit: 'drop-down',
    selector: ':has(> :is(a, button)[data-dropdown]:not([data-cart-preview])) > [data-dropdown-content]',
    drops: ['data-dropdown-content', 'aria-hidden', 'tabindex'],
    mark: 'data-part="content"',
  },
];

const shownOnly = "data-shown-only=\"{{lang 'widgets.header.currency_shown_only' code='[code]' paid='[paid]'}}\"";

/** Links to the page in other currencies and languages, in the header and in the drawer. */
const choiceRules: readonly Rule[] = [
  ...replacing<Rule>(
    ['global/currency-selector'],
    [
      {
        name: 'currency',
        selector: ':is(ul, ol):has(> li > a[data-currency-code])',
        mark: `data-widget="currency" data-warning="{{lang 'widgets.header.currency_warning'}}" ${shownOnly}`,
      },
      {
        name: 'link to a currency',
        selector: 'a[data-currency-code]',
        mark: 'data-part="link" {{#if is_active}}aria-current="true"{{/if}}',
      },
    ],
  ),
  ...replacing<Rule>(
    ['global/language-selector'],
    [
      {
        name: 'language-selector',
        selector: ':is(ul, ol):has(> li > a[data-locale-code])',
        // The toggle may be in a list, too.
        deepest: true,
        mark: 'data-widget="language-selector"',
      },
      {
        name: 'link to a language',
        selector: 'li > a[data-locale-code]',
        mark: 'data-part="link" {{#if is_active}}aria-current="true"{{/if}}',
      },
      {
        name: 'toggle of languages',
        selector: ':is([data-dropdown], [data-collapsible])[data-locale-code]:has(> span > strong)',
        drops: ['aria-label'],
      },
      {
        name: 'language of the toggle',
        selector: '[data-dropdown][data-locale-code] > span:has(> strong)',
        mark: 'data-widget="language-selector"',
      },
      {
        name: 'language of the toggle',
        selector: '[data-collapsible][data-locale-code] > span:has(> strong)',
        // The button that opens the drawer is in no slot: a press on it is no input that mounts one.
        mark: 'data-widget="language-selector" data-widget-when="visible"',
      },
      {
        name: 'name in the toggle',
        selector: ':is([data-dropdown], [data-collapsible])[data-locale-code] > span > strong',
        mark: 'data-locale-code="{{language_selector.active_language_code}}" data-part="link"',
      },
    ],
  ),
];

/** Panels over the page: currencies, languages, shops, the store credit, wish lists. */
export const dropDownRules: readonly Rule[] = [...panelRules, ...choiceRules];
