import type { Place } from './mark-template';
import { readMarkup } from '../../theme/read-markup';
import type { Group } from './rule';

/** The platform's hooks, and for each the widget that replaces its markup. */
const hooks: Readonly<Record<'product' | 'cart' | 'lists', Readonly<Record<string, string>>>> = {
  product: {
    '[data-cart-item-add]': 'add-to-cart',
    '#form-action-addToCart': 'add-to-cart',
    '.add-to-cart-wrapper': 'add-to-cart',
    '[data-add-to-cart-wallet-buttons]': 'add-to-cart',
    '[data-product-option-change]': 'product-options',
    '[data-product-attribute], [data-product-attribute-value], [data-option-value]': 'product-options',
    '[data-image-gallery], [data-image-gallery-main], [data-image-gallery-item], [data-main-image]': 'product-gallery',
    // Prices on cards do not follow the selected options.
    ':is([data-product-price-with-tax], [data-product-price-without-tax], [data-product-price-saved]):not(.card *)':
      'product-price',
    ':is([data-product-non-sale-price-with-tax], [data-product-non-sale-price-without-tax]):not(.card *)':
      'product-price',
    ':is([data-product-rrp-with-tax], [data-product-rrp-price-with-tax], [data-product-rrp-price-without-tax]):not(.card *)':
      'product-price',
    '[data-product-sku], [data-product-upc], [data-product-weight]': 'product-details',
    '[data-product-stock]': 'product-stock',
    '.productAttributes-message': 'product-message',
    '.form-field--increments, [data-quantity-change] [data-action], [data-quantity-change] .form-input--incrementTotal':
      'quantity',
  },
  cart: {
    '[data-cart], [data-cart-content], [data-cart-totals], [data-cart-status]': 'cart-page',
    '[data-cart-update], .cart-item-qty-input': 'cart-quantity',
    '.cart-remove': 'cart-remove',
    '[data-item-edit], [data-item-giftwrap]': 'cart-edit',
    'form#CartEditProductFieldsForm': 'cart-options',
    'form.giftWrapping-form': 'cart-wrapping',
    'form.coupon-form, form.cart-gift-certificate-form': 'cart-code',
    'form[data-shipping-estimator]': 'shipping-estimator',
    '.select-shipping-quote': 'shipping-quotes',
  },
  lists: {
    '#product-listing-container, #faceted-search-container': 'category-listing',
    '.quickview[data-product-id]': 'quick-view',
    '[data-compare-id]:not([form])': 'compare-bar',
    '[data-compare-nav]': 'compare-link',
    'a[data-button-type="add-cart"]:not([data-widget-replaced])': 'add-to-cart',
  },
};

/** The platform's hooks of a template that no rule has marked. The author decides about them. */
export function leftHooks(id: string, marked: string, groups: readonly Group[]): Place[] {
  const asked = [
    ...(groups.includes('product') ? Object.entries(hooks.product) : []),
    ...(groups.includes('cart') ? Object.entries(hooks.cart) : []),
    ...(groups.some((group) => group !== 'product' && group !== 'cart') ? Object.entries(hooks.lists) : []),
  ];
  const markup = readMarkup(marked);
  return asked.flatMap(([selector, widget]) =>
    markup
      .find(selector)
      .filter(({ start, openEnd }) => !/data-(widget|part|product-scope)/.test(marked.slice(start, openEnd)))
      .map(({ start, afterName, openEnd }) => ({
        rule: `hook of ${widget}`,
        template: id,
        line: marked.slice(0, start).split('\n').length,
        is: 'left' as const,
        hint: `no rule fits <${marked.slice(start + 1, Math.min(openEnd, afterName + 60)).split('\n')[0]} …: WIDGETS.md says how ${widget} is marked`,
      })),
  );
}
