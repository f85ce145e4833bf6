import type { Rule } from '../rule';

const view = /product/;

const withoutRates = '{{#unless product.bulk_discount_rates.length}}hidden{{/unless}}';

/**
 * The link to the bulk prices under the theme's heading, and the dialog with their table. In a quick view, the id belongs to
 * the page's product.
 */
const bulkPricing = [
  '<div data-widget="bulk-pricing" {{#unless is_ajax}}id="bulk_pricing"{{/unless}}>',
  `<dt class="productView-info-name" data-part="row" ${withoutRates}>{{lang 'products.bulk_pricing.title'}}</dt>`,
  `<dd class="productView-info-value" data-part="row" ${withoutRates}><a href="{{product.url}}#bulk_pricing" data-part="open" ${withoutRates}>{{lang 'widgets.products.bulk_pricing.view'}}</a>`,
  `<dialog class="widgets-modal" aria-label="{{lang 'widgets.products.bulk_pricing.title'}}" data-part="dialog">`,
  `<h2 class="modal-header-title" tabindex="-1" autofocus>{{lang 'widgets.products.bulk_pricing.title'}}</h2>`,
  `<button type="button" class="widgets-modal-close" aria-label="{{lang 'widgets.dialog.close'}}" data-part="close">{{> components/widgets/icons/close}}</button>`,
  '<div data-part="table">{{> components/products/bulk-discount-rates-table bulk_discount_rates=product.bulk_discount_rates}}</div>',
  '</dialog></dd></div>',
].join('');

/** The product's element, its images, its numbers, and the form that adds it to the cart. */
export const productRules: readonly Rule[] = [
  {
    name: 'product scope',
    in: view,
    selector: '.productView:has([data-cart-item-add]), .productView[data-event-type]',
    mark: 'data-product-scope="{{product.id}}"',
  },
  {
    // An adopted page may be painted before its HTML is complete. Then the style sheet makes the pictures wait.
    name: 'pictures below the data',
    in: view,
    selector: '.productView-images:not([data-shown-below]):has(~ .product-data)',
    mark: 'data-shown-below',
  },
  {
    name: 'product-variant',
    in: view,
    selector: '.productView[data-product-variant]',
    last: '{{> components/widgets/product-variant}}',
  },
  {
    // The theme's own script fills its element, and opens its dialog. So the element goes, with its class.
    name: 'bulk-pricing',
    in: view,
    selector: '.productView-info-bulkPricing',
    holds: /^(?:(?!--\}\}).)*$/s,
    already: /data-part="(?:table|open)"/,
    before: bulkPricing,
    replaced: true,
  },
  {
    // Easyzoom begins at `mouseover` and `touchstart`. It keeps touch: its handler there cancels the click that we need.
    name: 'zoom by the widget alone',
    selector: '[data-image-gallery]:not([data-widget-keeps])',
    mark: 'data-widget-keeps="mouseover"',
  },
  {
    name: 'enlarged picture',
    selector: '[data-image-gallery-main]',
    last: '<div class="easyzoom-flyout" data-part="zoom" aria-hidden="true" hidden></div>',
  },
  {
    name: 'product-gallery',
    selector: '[data-image-gallery]',
    mark: '{{#if product.main_image}}data-widget="product-gallery"{{/if}} data-product-size="{{theme_settings.product_size}}" data-zoom-size="{{theme_settings.zoom_size}}"',
  },
  { name: 'picture figure', selector: '[data-image-gallery-main]', mark: 'data-part="figure"' },
  { name: 'picture link', selector: '[data-image-gallery-main] a', mark: 'data-part="link"' },
  { name: 'picture', selector: 'img[data-main-image]', mark: 'data-part="image"' },
  { name: 'picture', call: /./, holds: /data-main-image/, parameter: " widget_part='image'" },
  {
    name: 'thumbnail',
    selector: ':is(a, button)[data-image-gallery-item]',
    mark: 'data-part="thumbnail"',
  },
  {
    name: 'product-price',
    in: view,
    selector: '.productView-price',
    holds: /components\/products\/price|data-product-price/,
    mark: 'data-widget="product-price" data-show-range="true" data-range="{{lang \'widgets.products.price_range\' min=\'[min]\' max=\'[max]\'}}"',
  },
  {
    name: 'price parts',
    in: /products\/product-view|products\/(quick|product)/,
    call: /^components\/products\/price$/,
    parameter: ' widget_prices=true',
  },
  {
    // The product's view may be in several templates with other names. Cards pass the price of their own product.
    name: 'price parts',
    in: /^components\/products\/(?!product-view|quick|product)/,
    call: /^components\/products\/price$/,
    holds: /\bprice=product\.price\b/,
    parameter: ' widget_prices=true',
  },
  {
    name: 'product-details',
    selector: '.productView-info:has([data-product-sku], [data-product-upc], [data-product-weight])',
    mark: 'data-widget="product-details"',
  },
  { name: 'sku', selector: '[data-product-sku]', mark: 'data-part="sku"' },
  { name: 'upc', selector: '[data-product-upc]', mark: 'data-part="upc"' },
  { name: 'weight', selector: '[data-product-weight]', mark: 'data-part="weight"' },
  { name: 'sku row', selector: '.sku-label', mark: 'data-part="sku-row"', hides: true },
  { name: 'upc row', selector: '.upc-label', mark: 'data-part="upc-row"', hides: true },
  {
    name: 'add-to-cart',
    in: view,
    selector: 'form[data-cart-item-add]',
    mark: 'data-widget="add-to-cart" data-widget-keeps="submit" data-show-fast-cart="true" data-wait-message="{{lang \'widgets.products.adding_to_cart\'}}"',
  },
  {
    name: 'add-to-cart button',
    selector: ':is(input, button)#form-action-addToCart',
    mark: 'data-part="button"',
  },
  {
    name: 'add-to-cart wrapper',
    selector: '.add-to-cart-wrapper, #add-to-cart-wrapper',
    mark: 'data-part="wrapper"',
    hides: true,
  },
  { name: 'wallet buttons', selector: '[data-add-to-cart-wallet-buttons]', mark: 'data-part="wallet"', hides: true },
  {
    name: 'product-stock',
    selector: '.form-field--stock:has([data-product-stock])',
    mark: 'data-widget="product-stock"',
  },
  { name: 'stock level', selector: '[data-product-stock]', mark: 'data-part="level"' },
  {
    name: 'product-message',
    selector: '.productAttributes-message',
    mark: 'data-part="box"',
    hides: true,
    before:
      "<div data-widget=\"product-message\" data-sold-out=\"{{lang 'widgets.products.sold_out'}}\" data-choice-failed=\"{{lang 'widgets.products.choice_failed'}}\" data-choice-slow=\"{{lang 'widgets.products.choice_slow'}}\" data-chosen=\"{{lang 'widgets.products.choice_changed' price='[price]' availability='[availability]'}}\" data-available=\"{{lang 'widgets.products.available'}}\">",
    after: '</div>',
  },
  { name: 'message', selector: '.productAttributes-message .alertBox-message', mark: 'data-part="message"' },
  {
    name: 'quantity',
    in: view,
    selector: '.form-field--increments:has(input.form-input--incrementTotal)',
    mark: 'data-widget="quantity" data-widget-keeps="click" {{#if product.min_purchase_quantity}}data-min-quantity="{{product.min_purchase_quantity}}"{{/if}} {{#if product.max_purchase_quantity}}data-max-quantity="{{product.max_purchase_quantity}}"{{/if}} {{#if product.available_to_sell}}{{#unless product.unlimited_backorder}}data-stock-quantity="{{product.available_to_sell}}"{{/unless}}{{/if}} data-digits-only="{{lang \'widgets.products.quantity_error_message\'}}" data-too-few="{{lang \'widgets.products.quantity_min\' quantity=\'[quantity]\'}}" data-too-many="{{lang \'widgets.products.quantity_max\' quantity=\'[quantity]\'}}" data-changed="{{lang \'widgets.products.quantity_changed\' quantity=\'[quantity]\'}}"',
    last: '<p class="form-inlineMessage" role="alert" data-part="error"></p>',
  },
  {
    name: 'less',
    selector: '.form-field--increments button[data-action="dec"]',
    mark: 'data-part="decrease"',
  },
  {
    name: 'more',
    selector: '.form-field--increments button[data-action="inc"]',
    mark: 'data-part="increase"',
  },
  {
    name: 'buttons that send no form',
    selector: '.form-field--increments button[data-action]:not([type])',
    mark: 'type="button"',
  },
  {
    name: 'quantity field',
    selector: '.form-field--increments input.form-input--incrementTotal',
    mark: 'data-part="input"',
  },
];
