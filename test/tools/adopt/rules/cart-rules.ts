import type { Pair } from '../pair';
import type { Rule } from '../rule';

const page = /^pages\/cart/;
const lines = /cart/;

/** The cart page and its lines. */
export const cartRules: readonly Rule[] = [
  {
    name: 'cart-page',
    in: page,
    selector: '[data-cart]',
    mark: '{{#if cart.items.length}}data-widget="cart-page"{{/if}} data-updated="{{lang \'widgets.cart.updated\' total=\'[total]\'}}"',
  },
  { name: 'cart lines', in: page, selector: '[data-cart-content]', mark: 'data-part="content"' },
  { name: 'cart totals', in: page, selector: '[data-cart-totals]', mark: 'data-part="totals"' },
  { name: 'cart messages', in: page, selector: '[data-cart-status]', mark: 'data-part="status-messages"' },
  {
    name: 'other ways to pay',
    in: page,
    selector: '[data-cart-additional-checkout-buttons]',
    mark: 'data-part="additional-checkout-buttons"',
  },
  {
    // The styles of the wallet's button need a class of the page.
    name: "buttons of Apple's wallet",
    in: /cart/,
    selector: '[data-cart-additional-checkout-buttons], .previewCartCheckout-additionalCheckoutButtons',
    before: '{{> components/widgets/cart/wallet-support}}\n[indent]',
  },
  { name: 'way to the checkout', in: page, selector: '.cart-actions', mark: 'data-part="filled"' },
  {
    name: 'cart title',
    in: page,
    call: /^components\/cart\/page-title$/,
    before: '<div data-part="page-title">',
    after: '</div>',
  },
  {
    name: 'empty cart',
    in: /^components\/cart\/content$/,
    selector: '[data-cart-quantity]:not(p)',
    // The page of an empty cart may render the element, too, so it is hidden and stays.
    before: '{{#unless cart.items.length}}<p data-cart-quantity="0">{{lang \'widgets.cart.empty\'}}</p>{{/unless}}\n',
    mark: '{{#unless cart.items.length}}hidden{{/unless}}',
  },
  {
    name: 'cart-quantity',
    in: lines,
    selector:
      ':has(> .form-increment > [data-cart-update]), :has(> [data-cart-update] ~ input[data-cart-itemid]):not(.form-increment)',
    mark: '{{#if can_modify}}data-widget="cart-quantity" data-widget-keeps="click change"{{/if}} data-item-id="{{id}}" {{#if min_purchase_quantity}}data-min-quantity="{{min_purchase_quantity}}"{{/if}} {{#if max_purchase_quantity}}data-max-quantity="{{max_purchase_quantity}}"{{/if}} data-digits-only="{{lang \'widgets.cart.quantity.digits_only\'}}" data-too-few="{{lang \'widgets.cart.quantity.min\' quantity=\'[quantity]\'}}" data-too-many="{{lang \'widgets.cart.quantity.max\' quantity=\'[quantity]\'}}" data-saved="{{lang \'widgets.cart.quantity.saved\' name=name quantity=\'[quantity]\'}}" data-failed="{{lang \'widgets.cart.quantity.failed\' name=name}}" data-confirm-remove="{{lang \'widgets.cart.confirm_remove\' name=name}}" data-removed="{{lang \'widgets.cart.removed\' name=name}}" data-not-removed="{{lang \'widgets.cart.not_removed\' name=name}}"',
    last: '{{#if can_modify}}<p class="form-inlineMessage" role="alert" id="qty-{{id}}-problem" data-part="error"></p>{{/if}}',
  },
  { name: 'less', in: lines, selector: '[data-cart-update][data-action="dec"]', mark: 'data-part="decrease"' },
  { name: 'more', in: lines, selector: '[data-cart-update][data-action="inc"]', mark: 'data-part="increase"' },
  {
    name: 'quantity field',
    in: lines,
    selector: 'input.cart-item-qty-input, .form-increment:has([data-cart-update]) input:not([type="hidden"])',
    mark: 'data-part="input"',
  },
  {
    name: 'cart-remove',
    in: lines,
    selector: ':is(.cart-remove, [data-confirm-delete])[data-cart-itemid]',
    mark: 'data-widget="cart-remove" data-widget-keeps="click" data-item-id="{{id}}" data-item-quantity="{{quantity}}" data-question="{{lang \'widgets.cart.confirm_remove\' name=name}}" data-removed="{{lang \'widgets.cart.removed\' name=name}}" data-failed="{{lang \'widgets.cart.not_removed\' name=name}}"',
  },
];

const foldedDiscounts: Pair = { within: 'template' };

/** The discounts of a cart with several coupons, which a press on their sum folds. */
export const discountRules: readonly Rule[] = [
  {
    name: 'discounts',
    in: lines,
    unit: 'discounts',
    selector: ':has(> [data-discount-toggle]):not(details)',
    rename: 'details',
    mark: 'open',
    side: { of: foldedDiscounts, is: 'target' },
  },
  {
    name: 'sum of the discounts',
    in: lines,
    unit: 'discounts',
    selector: '[data-discount-toggle]:has(~ [data-discount-toggle])',
    until: '[data-discount-toggle]',
    before: '<summary class="widgets-summary">\n[indent]',
    after: '\n[indent]</summary>',
    side: { of: foldedDiscounts, is: 'opener' },
  },
  {
    name: 'press on the discounts',
    in: lines,
    unit: 'discounts',
    selector: '[data-discount-toggle]',
    drops: ['data-discount-toggle'],
  },
];
