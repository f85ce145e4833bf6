import type { Rule } from '../rule';

const cards = 'article:is(.card, .listItem)';

/** Replaces the link, because the widget needs a form. It has the link's classes and content, and works without scripts. */
const form = (scope: string): string =>
  `<form action="{{@root.urls.cart}}" method="post" ${scope}data-widget="add-to-cart" data-widget-when="interaction" data-show-fast-cart="true" data-wait-message="{{lang 'widgets.products.adding_to_cart'}}"><input type="hidden" name="action" value="add"><input type="hidden" name="product_id" value="{{id}}"><input type="hidden" name="qty[]" value="{{#if min_purchase_quantity}}{{min_purchase_quantity}}{{else}}1{{/if}}"><button class="[class]" type="submit" data-part="button">[content]</button></form>`;

const addToCart = {
  in: /^components\/products\//,
  holds: /^<a\s[^>]*href\s*=\s*["']\{\{\{?\s*(?:pre_order_)?add_to_cart_url/,
  // HTML forbids a form inside another form.
  unlessTheme: /<form(?=[^>]*\sdata-product-compare)/,
  mark: 'data-widget-replaced',
};

/** A product in a list. */
export const cardRules: readonly Rule[] = [
  {
    name: 'card scope',
    in: /products\//,
    selector: cards,
    mark: 'data-product-scope="{{id}}"',
  },
  {
    ...addToCart,
    name: 'add-to-cart of a card',
    selector: `${cards} a[href]:not([data-widget-replaced])`,
    before: form(''),
  },
  {
    ...addToCart,
    name: 'add-to-cart of a list',
    selector: `a[href]:not([data-widget-replaced], ${cards} *)`,
    before: form('data-product-scope="{{id}}" '),
  },
];

/** The button of a card that opens the product in a dialog. There only the product's widgets work without the script. */
export const quickViewRules: readonly Rule[] = [
  {
    name: 'quick-view',
    selector: ':is(a, button).quickview[data-product-id]',
    replaces: ['global/quick-view'],
    mark: 'data-widget="quick-view" data-widget-keeps="click"',
  },
];
