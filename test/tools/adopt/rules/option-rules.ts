import type { Rule } from '../rule';

/** Templates of single options. */
const options = /(^|\/)(options|customizations|attributes)\//;

/** The options of a product on the product page and in the quick view. */
export const optionRules: readonly Rule[] = [
  {
    name: 'product-options',
    in: /^(?!.*(modals|configure))/,
    selector: '[data-product-option-change]',
    mark: '{{#if product.options}}data-widget="product-options"{{/if}} data-widget-keeps="change" data-sold-out="{{lang \'widgets.products.sold_out\'}}" data-cleared="{{lang \'widgets.products.option_cleared\' name=\'[option]\'}}" data-unreadable="{{lang \'widgets.products.file_unreadable\' name=\'[file]\'}}"',
  },
];

/** Single options and their values: on the product page, and in the dialog that changes a cart line's options. */
export const optionPartRules: readonly Rule[] = [
  {
    name: 'option',
    selector: '[data-product-attribute]',
    mark: 'data-option-name="{{display_name}}" data-part="option"',
  },
  { name: 'value', selector: '[data-product-attribute-value]', mark: 'data-part="value"' },
  { name: 'choice', in: options, selector: 'input[type="radio"][name^="attribute"]', mark: 'data-part="choice"' },
  {
    name: 'field',
    in: options,
    selector:
      'select[name^="attribute"], textarea[name^="attribute"], input[name^="attribute"]:not([type="radio"], [type="hidden"])',
    mark: 'data-part="field"',
  },
  { name: 'chosen value', in: options, selector: '[data-option-value]', mark: 'data-part="chosen"' },
];
