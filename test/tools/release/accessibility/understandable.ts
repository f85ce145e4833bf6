import type { Criteria } from './criterion';
import { everyStateIsJudged } from './every-state';

/** WCAG 2.2, principles 3 and 4. */
export const understandable: Criteria = {
  '3.1.1': { name: 'Language of Page', level: 'A', tests: everyStateIsJudged },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    tests: { 'unit/widgets/global/language-selector.test.tsx': 'keep the name from the template' },
    person:
      'Whether a merchant’s text in another language says so, and whether the words of languages that a machine has made sound right.',
  },
  '3.2.1': {
    name: 'On Focus',
    level: 'A',
    tests: {
      'unit/core/forms/use-form.test.ts': 'shows no error while the focus moves between the fields of one question',
    },
  },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    tests: {
      'browser/faults/taking-back.test.ts': 'is cleared by Space on the checked button; the arrow keys still choose',
    },
    person:
      'Whether a change that is not announced surprises: choices change price and stock beside them, never the page.',
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    person: 'Whether the merchant’s menus stand in the same order on each page: one partial prints them.',
  },
  '3.2.4': {
    name: 'Consistent Identification',
    level: 'AA',
    tests: { 'rules/contracts.test.ts': 'is in the table of the loader, with its moment' },
    person: 'Whether the same thing has the same word on each page.',
  },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    tests: { 'browser/forms/contact.test.ts': 'is sent by keyboard, from the link in the footer' },
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    tests: {
      'browser/forms/form-rules.test.ts':
        'shows each problem beside its question, is sent when valid, and keeps values except passwords',
      'browser/product/product-rules.test.ts': '%s: each has its own message beside it, and the first gets the focus',
      'unit/theme-templates/error-places.test.ts': 'the message of %s is an alert',
    },
  },
  '3.3.2': {
    name: 'Labels or Instructions',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'Whether a label says what to answer: axe sees that there is one.',
  },
  '3.3.3': {
    name: 'Error Suggestion',
    level: 'AA',
    tests: {
      'browser/product/product-rules.test.ts': 'have a message for a wrong value, and for a file that is too large',
      'unit/theme-templates/form-questions.test.ts':
        'shows the theme’s message for each wrong value, and is sent when all values are right',
    },
  },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    tests: {
      'browser/cart/cart-lines.test.ts': 'asks first, then focuses the next line and announces the total',
      'browser/account/account-addresses.test.ts':
        'is edited by keyboard, and deleted only after the shopper has confirmed it',
    },
    person: 'Whether an order can be looked through before it is placed: the checkout is the platform’s.',
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    tests: {
      'browser/forms/contact.test.ts':
        'is prefilled for a customer, and keeps its values when refused, without JavaScript',
    },
    person: 'Whether the checkout asks twice: it is the platform’s.',
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    tests: {
      'browser/account/way-into-an-account.test.ts':
        'signs in and out; the form keeps the email address after a wrong password',
    },
    person: 'Whether the captcha that a merchant switches on has another way.',
  },
  '4.1.2': {
    name: 'Name, Role, Value',
    level: 'A',
    tests: everyStateIsJudged,
    person: 'How it sounds in a screen reader.',
  },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    tests: {
      'browser/sale/keyboard-sale.test.ts':
        'goes from the option to the preview and back, and is announced once, after the focus has moved',
      'unit/widgets/global/carousel/pages.test.tsx': 'announces the page, also after a swipe',
      'unit/widgets/global/carousel/carousel.test.tsx': 'shows each slide for the interval, and announces nothing',
      'browser/lists/catalogue-category.test.ts':
        'runs only the loader before an interaction; then filters, sorts and pages, and keeps the focus',
    },
  },
};
