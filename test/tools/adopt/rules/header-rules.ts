import type { Pair } from '../pair';
import { type Group, type Rule, replacing } from '../rule';

const drawer: Pair = {
  within: 'page',
  opener: '[popovertarget="menu"]',
  target: '#menu[popover]',
  byHand: 'type="button" popovertarget="menu" into the <button> that opens it',
};

/** The drawer: a popover, which its button opens without a script. In wide windows, the same element is a row. */
const drawerRules: readonly Rule[] = [
  {
    name: 'drawer toggle',
    selector: '[data-mobile-menu-toggle="menu"]',
    rename: 'button',
    drops: ['href', 'role', 'data-mobile-menu-toggle', 'aria-controls', 'aria-expanded'],
    mark: 'type="button" popovertarget="menu"',
    side: { of: drawer, is: 'opener' },
  },
  {
    name: 'drawer',
    selector: '#menu:is([data-menu], [data-widget="menu"]):not([popover])',
    mark: 'popover',
    side: { of: drawer, is: 'target' },
  },
  { name: 'menu', selector: '#menu[data-menu]', drops: ['data-menu'], mark: 'data-widget="menu"' },
];

/** The groups whose pages add to the cart: until all are adopted, the script that fills the panel has to update the badge. */
const adding: readonly Group[] = ['product', 'cart', 'category'];

/** The panel under the link to the cart. */
const cartPanelRules: readonly Rule[] = [
  {
    name: 'cart panel',
    unit: 'cart panel',
    selector: ':has(> a[data-cart-preview][data-dropdown]):has(> [data-dropdown-content])',
    mark: 'data-widget="cart-dropdown" data-widget-keeps="click" data-template="common/cart-preview"',
  },
  {
    name: 'link of the cart panel',
    unit: 'cart panel',
    selector: ':has(> [data-dropdown-content]) > a[data-cart-preview][data-dropdown]',
    drops: ['data-dropdown', 'data-options', 'aria-controls', 'aria-expanded'],
    mark: 'data-part="link"',
  },
  {
    name: 'content of the cart panel',
    unit: 'cart panel',
    selector: ':has(> a[data-cart-preview][data-dropdown]) > [data-dropdown-content]',
    drops: ['data-dropdown-content', 'aria-hidden', 'tabindex'],
    mark: 'data-part="panel" hidden',
    first: [
      '\n[indent]    <div data-part="body"></div>',
      '\n[indent]    <div data-part="failure" hidden>',
      "\n[indent]        <p>{{lang 'widgets.header.cart_failed'}}</p>",
      '\n[indent]        <a class="button button--small" href="{{urls.cart}}">{{lang \'widgets.cart.preview.view_cart\'}}</a>',
      '\n[indent]    </div>',
      '\n[indent]    <div class="loadingOverlay" data-part="overlay" hidden></div>\n[indent]',
    ].join(''),
  },
];

const searchPanel: Pair = { within: 'template', target: '#quickSearch[data-part="content"]' };

const searchSlot =
  'data-widget="quick-search" data-debounce="1200" data-results-none="{{lang \'widgets.search.quick.none\'}}" data-results-one="{{lang \'widgets.search.quick.one\'}}" data-results-many="{{lang \'widgets.search.quick.many\'}}"';

/** The search: a form that works without a script, in a disclosure, with quick results. */
const searchRules: readonly Rule[] = [
  {
    name: 'search panel',
    unit: 'search panel',
    selector: '[data-search="quickSearch"]',
    takes: '#quickSearch',
    rename: 'summary',
    drops: ['href', 'type', 'role', 'data-search', 'aria-controls', 'aria-expanded'],
    mark: 'data-part="toggle"',
    before:
      '<details name="panels" data-widget="dropdown" data-hover="false" data-menu="false" data-focus-field="true">\n[indent]',
    after: '\n[indent]</details>',
    side: { of: searchPanel, is: 'opener' },
  },
  {
    name: 'content of the search panel',
    unit: 'search panel',
    selector: '#quickSearch:not([data-part])',
    drops: ['aria-hidden', 'tabindex', 'data-prevent-quick-search-close'],
    mark: 'data-part="content"',
    side: { of: searchPanel, is: 'target' },
  },
  // Around form and results: the cards in the results contain forms, and HTML forbids a form inside another one.
  {
    name: 'quick-search',
    unit: 'quick-search',
    selector: ':has(form[data-quick-search-form] [data-search-quick]):has(.quickSearchResults)',
    deepest: true,
    mark: searchSlot,
  },
  {
    name: 'search form',
    unit: 'quick-search',
    selector: 'form[data-quick-search-form]',
    drops: ['data-quick-search-form', 'data-url', 'onsubmit', 'action', 'method'],
    mark: 'action="{{urls.search}}"',
  },
  {
    name: 'search field',
    unit: 'quick-search',
    selector: 'input[data-search-quick]',
    drops: ['name', 'data-search-quick', 'data-error-message'],
    mark: 'name="search_query" data-part="input"',
  },
  {
    name: 'quick results',
    unit: 'quick-search',
    selector: '.quickSearchResults',
    drops: ['data-bind'],
    mark: 'data-part="results" hidden',
  },
  // The announcer of the layout says what is found.
  {
    name: 'announcement of quick results',
    unit: 'quick-search',
    selector: '[data-search-aria-message-predefined-text]',
    removes: true,
  },
];

/** The header of every page. */
export const headerRules: readonly Rule[] = [
  ...replacing(['global/mobile-menu-toggle', 'global/menu'], drawerRules),
  ...replacing(['global/cart-preview'], cartPanelRules).map((rule): Rule => ({ ...rule, together: adding })),
  ...replacing(['global/quick-search'], searchRules),
];
