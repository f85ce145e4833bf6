import { readMarkup } from '../../theme/read-markup';
import type { MarkedTemplate, Place } from './mark-template';
import type { Group } from './rule';

/** The platform's hooks, and for each the widget that replaces its markup. */
const hooks: Readonly<Record<'product' | 'cart' | 'lists' | 'cards', Readonly<Record<string, string>>>> = {
  product: {
    '[data-cart-item-add]': 'add-to-cart',
    '#form-action-addToCart': 'add-to-cart',
    '.add-to-cart-wrapper': 'add-to-cart',
    '[data-add-to-cart-wallet-buttons]': 'add-to-cart',
    '.productView-info-bulkPricing': 'bulk-pricing',
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
    '[data-picklist-backorder-list]': 'product-backorder',
    '.productAttributes-message': 'product-message',
    '.form-field--increments, [data-quantity-change] [data-action], [data-quantity-change] .form-input--incrementTotal':
      'quantity',
    '.quickview[data-product-id]': 'quick-view',
    '#previewModal:not(dialog)': 'cart-preview',
  },
  cart: {
    '[data-cart], [data-cart-content], [data-cart-totals], [data-cart-status]': 'cart-page',
    '[data-cart-update], .cart-item-qty-input': 'cart-quantity',
    '.cart-remove, [data-confirm-delete][data-cart-itemid]': 'cart-remove',
    '[data-item-edit], [data-item-giftwrap]': 'cart-edit',
    'form#CartEditProductFieldsForm': 'cart-options',
    'form.giftWrapping-form': 'cart-wrapping',
    'form.coupon-form, form.cart-gift-certificate-form': 'cart-code',
    'form[data-shipping-estimator]': 'shipping-estimator',
    '.select-shipping-quote': 'shipping-quotes',
  },
  lists: {
    '#product-listing-container, #faceted-search-container': 'category-listing',
  },
  cards: {
    '[data-compare-id]:not([form])': 'compare-bar',
    '[data-compare-nav]': 'compare-link',
    'a[data-button-type="add-cart"]:not([data-widget-replaced])': 'add-to-cart',
  },
};

/** The conditions that a hook's element must meet for a rule to mark it, by widget. */
const needs: Readonly<Record<string, string>> = {
  'add-to-cart':
    'a form needs data-cart-item-add, its button the id form-action-addToCart, and a link on a card the URL add_to_cart_url outside of any form',
  'bulk-pricing': 'the element must be in a template of the product and contain no comment {{!-- --}}',
  'cart-edit': 'the line needs a link or button of its own in a template of the cart',
  'cart-page': 'these parts are marked in pages/cart only',
  'cart-quantity': 'buttons and field must be in one element of the line',
  'cart-preview':
    'the dialog of the bundle takes its place, which has nothing of yours: move what you have added to this one',
  'compare-bar': 'only a check box can be compared',
  'product-details': 'the element must be inside .productView-info',
  'product-gallery': 'a thumbnail must be a link or a button, and the large picture an <img> with data-main-image',
  'product-options': 'an option must be in a template of options/, customizations/ or attributes/',
  quantity: 'the element needs a text field .form-input--incrementTotal inside',
};

const lists: readonly Group[] = ['category', 'brand', 'search'];

/** The dialog of the cart has the options of a product, which wait for the cart. */
const cartTemplate = /(^|\/)cart\//;

const lines = (text: string): number => text.split('\n').length - 1;

/** The platform's hooks of a template that no rule has marked. The author decides about them. */
export function leftHooks(
  id: string,
  { text: marked, marks }: Pick<MarkedTemplate, 'text' | 'marks'>,
  groups: readonly Group[],
): Place[] {
  const asksProduct = groups.includes('product') && (groups.includes('cart') || !cartTemplate.test(id));
  const asked = [
    ...(asksProduct ? Object.entries(hooks.product) : []),
    ...(groups.includes('cart') ? Object.entries(hooks.cart) : []),
    ...(lists.every((group) => groups.includes(group)) ? Object.entries(hooks.lists) : []),
    ...(lists.some((group) => groups.includes(group)) ? Object.entries(hooks.cards) : []),
  ];
  const markup = readMarkup(marked);
  /** The line in the author's own text. */
  const lineAt = (at: number) => {
    const before = marks.filter(({ end }) => end <= at);
    const added = before.map(({ start, end }) => marked.slice(start, end)).join('');
    const replaced = before.map(({ replaces = '' }) => replaces).join('');
    return lines(marked.slice(0, at)) - lines(added) + lines(replaced) + 1;
  };
  return asked.flatMap(([selector, widget]) =>
    markup
      .find(selector)
      .filter(({ start, openEnd }) => !/data-(widget|part|product-scope)/.test(marked.slice(start, openEnd)))
      .map(({ start, afterName, openEnd }) => ({
        rule: `hook of ${widget}`,
        template: id,
        line: lineAt(start),
        is: 'left' as const,
        hint: `no rule fits <${marked.slice(start + 1, Math.min(openEnd, afterName + 60)).split('\n')[0]} …: ${needs[widget] ?? 'its element or its place differs from Cornerstone’s'}. The table "Marks for Cornerstone's markup" in WIDGETS.md says how to mark it by hand`,
      })),
  );
}
