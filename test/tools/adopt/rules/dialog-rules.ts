import type { Rule } from '../rule';

const lines = /cart/;
const options = /cart\/modals\/configure-product$/;
const wrapping = /cart\/modals\/gift-wrapping-form$/;

const optionsSlot =
  "data-widget=\"product-options\" data-sold-out=\"{{lang 'widgets.products.sold_out'}}\" data-cleared=\"{{lang 'widgets.products.option_cleared' name='[option]'}}\" data-unreadable=\"{{lang 'widgets.products.file_unreadable' name='[file]'}}\"";
const unwrapped = '#CartEditProductFieldsForm:not(:has([data-product-attributes-wrapper]))';

const removes = (question: string, name: string): string =>
  `data-widget="cart-remove" data-widget-keeps="click" data-question="${question}" data-removed="{{lang 'widgets.cart.removed' name=${name}}}" data-failed="{{lang 'widgets.cart.not_removed' name=${name}}}"`;

/** The dialog that changes a cart line's options or gift wrapping, its openers, and the buttons that remove a line. */
export const dialogRules: readonly Rule[] = [
  {
    name: 'dialog of a line',
    in: /^pages\/cart/,
    selector: '[data-cart]',
    before:
      "{{> components/widgets/dialog name='cart-item' dialog_id='widgets-cart-item' dialog_title=(lang 'widgets.cart.edit_dialog') dialog_size='' dialog_content=''}}\n",
  },
  {
    name: 'options of a cart line',
    in: lines,
    selector: '[data-item-edit]',
    mark: 'data-widget="cart-edit" data-widget-keeps="click" data-kind="options" data-item-id="{{id}}"',
  },
  {
    name: 'product of a cart line',
    in: lines,
    selector: '[data-item-edit]:not([data-product-id])',
    mark: 'data-product-id="{{product_id}}"',
  },
  {
    name: 'gift wrapping',
    in: lines,
    selector: '[data-item-giftwrap]',
    mark: 'data-widget="cart-edit" data-widget-keeps="click" data-kind="wrapping" data-item-id="{{id}}"',
  },
  {
    name: 'gift wrapping taken away',
    in: lines,
    selector: 'a[href]',
    holds: /^<a\s[^>]*href\s*=\s*["']\{\{\{?\s*gift_wrapping\.remove_url/,
    mark: removes("{{lang 'widgets.cart.wrapping.confirm_remove' name=name}}", 'gift_wrapping.name'),
  },
  {
    name: 'code taken away',
    in: /^components\/cart\//,
    selector: 'a[href]',
    holds: /^<a\s[^>]*href\s*=\s*["']\{\{\{?\s*remove_url/,
    mark: `${removes('', 'code')} data-code="{{code}}"`,
  },
  {
    name: 'scope of the options',
    in: options,
    selector: '[data-product-option-change]',
    mark: 'data-product-scope="[product]"',
  },
  {
    name: 'cart-options',
    in: options,
    selector: 'form#CartEditProductFieldsForm',
    mark: 'data-widget="cart-options" data-saved="{{lang \'widgets.cart.options.saved\'}}"',
    last: '<p class="form-inlineMessage" role="alert" data-part="error"></p>',
  },
  {
    name: 'options in a dialog',
    in: options,
    selector: '[data-product-attributes-wrapper]',
    mark: optionsSlot,
  },
  // Older themes have no element around the options alone.
  {
    name: 'options in a dialog',
    in: options,
    selector: `${unwrapped}:has(> .form-actions)`,
    first: `<section ${optionsSlot}>`,
  },
  {
    name: 'end of the options',
    in: options,
    selector: `${unwrapped} > .form-actions`,
    before: '</section>{{!-- product-options --}}',
  },
  {
    name: 'message about the options',
    in: options,
    selector: '[data-product-attributes-wrapper]',
    before:
      '<span data-widget="product-message" data-sold-out="{{lang \'widgets.products.sold_out\'}}" data-choice-failed="{{lang \'widgets.products.choice_failed\'}}" data-choice-slow="{{lang \'widgets.products.choice_slow\'}}" data-chosen="{{lang \'widgets.products.choice_changed\' price=\'[price]\' availability=\'[availability]\'}}" data-available="{{lang \'widgets.products.available\'}}"><span class="form-inlineMessage" data-part="box" hidden><span data-part="message"></span></span></span>\n        ',
  },
  {
    name: 'saves the options',
    in: options,
    selector: '#CartEditProductFieldsForm [type="submit"]',
    mark: 'data-part="submit"',
  },
  {
    name: 'cart-wrapping',
    in: wrapping,
    selector: 'form.giftWrapping-form',
    mark: 'data-widget="cart-wrapping" data-item-id="{{item_id}}" data-missing="{{lang \'widgets.cart.wrapping.missing\'}}" data-saved="{{lang \'widgets.cart.wrapping.saved\'}}"',
    last: '<p class="form-inlineMessage" role="alert" data-part="error"></p>',
  },
  { name: 'kinds of wrapping', in: wrapping, selector: 'input[name="giftwraptype"]', mark: 'data-part="type"' },
  {
    name: 'one wrapping',
    in: wrapping,
    selector: '.giftWrapping-single',
    before: '<fieldset data-part="together">',
    after: '</fieldset>',
  },
  {
    name: 'wrappings of pieces',
    in: wrapping,
    selector: '.giftWrapping-multiple',
    before: '<fieldset data-part="apart" hidden disabled>',
    after: '</fieldset>',
  },
  { name: 'choice of a wrapping', in: wrapping, selector: 'select.giftWrapping-select', mark: 'data-part="choice"' },
  {
    name: 'message of a wrapping',
    in: wrapping,
    selector: '#giftWrapping-message-all',
    before: '<fieldset data-index="all" data-part="message" hidden disabled>',
    after: '</fieldset>',
    shows: true,
  },
  {
    name: 'message of a piece',
    in: wrapping,
    selector: '.giftWrapping-multiple [id^="giftWrapping-message-"]',
    before: '<fieldset data-index="{{$index}}" data-part="message" hidden disabled>',
    after: '</fieldset>',
    shows: true,
  },
  {
    name: 'saves the wrapping',
    in: wrapping,
    selector: '.giftWrapping-form [type="submit"]',
    mark: 'data-part="submit"',
  },
];
