import type { Claim } from './claim';

const all = ['*'];
const of = (module: string, ...selectors: string[]): Claim => ({ module, selectors });
const onPage = (module: string, ...selectors: string[]): Claim => ({ module, selectors, where: 'page' });
const opener = (module: string, ...selectors: string[]): Claim => ({ module, selectors, where: 'opener' });

const shells = ['[data-reveal]#modal', '[data-reveal]#alert-modal', '#modal *', '#alert-modal *'];
const openers = [opener('foundation.reveal', '[data-reveal-id]'), opener('product', '[data-reveal-id]')];
const dialogs = [of('global/modal', ...all), of('global/foundation', ...all), of('foundation.reveal', ...all)];
/** Modules of forms. They find their fields inside the form. */
const fields = ['common/form-validation', 'common/utils/form-utils', 'common/state-country', 'common/payment-method'];
const form = (...modules: string[]): Claim[] => [...modules, ...fields].map((module) => of(module, ...all));

const listing = (kind: 'category' | 'brand' | 'search'): Claim[] => [
  of(kind, '#product-listing-container', '#faceted-search-container', '[data-sort-by]', '[data-sort-by] *'),
  of(
    kind,
    'a.navList-action',
    'a.reset-btn',
    '[data-no-products-notification]',
    'input[name^="price_"]',
    '.reset-filters',
  ),
  of('catalog', '#sort'),
  of('common/faceted-search', '[data-faceted-search-facet]', '[data-sort-by]', '[data-sort-by] *', '.blocker'),
  of('common/faceted-search', '.facetedSearch-clearLink', '#facetedSearch-navList', '.navList', '.navList-item'),
  of('common/faceted-search', ...['.accordion-navigation', '.facetedSearch-toggle'].map((one) => `summary:is(${one})`)),
  of('common/faceted-search', 'summary .accordion-navigation'),
  of('common/faceted-search', '[data-facet-more]', 'input[name^="price_"]', '.reset-filters'),
];

const details = 'common/product-details';
const base = 'common/product-details-base';

/** What each widget replaces of the reference theme's script, by the widget's name. */
export const claims: Readonly<Record<string, readonly Claim[]>> = {
  'account-form': form('account', 'wishlist'),
  'add-to-cart': [
    of(
      base,
      'form[data-cart-item-add]',
      '#form-action-addToCart',
      '#add-to-cart-wrapper',
      '[data-add-to-cart-wallet-buttons]',
    ),
    of(details, 'form[data-cart-item-add]', '#form-action-addToCart', '.loadingOverlay'),
    of(details, '[data-product-option-change]'),
    of('category', '[data-button-type="add-cart"]'),
    onPage('product', '.productView'),
  ],
  'advanced-search': [of('search', '[data-advanced-search-form]', '[data-advanced-search-form] *')],
  'auth-form': form('auth'),
  'brand-listing': listing('brand'),
  'bulk-pricing': [
    of(base, '.productView-info-bulkPricing'),
    of('product', '[data-reveal-id]'),
    of('foundation.reveal', ...all),
  ],
  'card-form': form('account'),
  carousel: [of('common/carousel/*', ...all)],
  'cart-badge': [
    { module: 'global/cart-preview', selectors: ['[data-cart-preview]', '.cart-quantity'], events: [] },
    of(details, '.cart-count'),
  ],
  'cart-code': [of('cart', '[data-coupon-form]', '.coupon-form', '.cart-gift-certificate-form')],
  'cart-dropdown': [of('global/cart-preview', ...all), of('foundation.dropdown', ...all)],
  'cart-edit': [
    of('cart', '[data-item-edit]', '[data-item-giftwrap]'),
    onPage('common/cart-item-details', '[data-name]', '.modal-header-title'),
  ],
  'cart-options': [
    of('common/cart-item-details', ...all),
    of('cart', '[data-product-attributes-wrapper]', '[data-product-option-change]', 'form'),
  ],
  'cart-page': [
    of('cart', '[data-cart]', '[data-cart-content]', '[data-cart-totals]', '[data-cart-status]', '.loadingOverlay'),
    of('cart', '[data-cart-additional-checkout-buttons]', '[data-cart-page-title]', '[data-cart-itemid]'),
  ],
  'cart-preview': [
    ...dialogs,
    onPage('foundation.reveal', '#previewModal *'),
    onPage('global/foundation', '#previewModal', '#previewModal *'),
    onPage('global/modal', '#previewModal', '#previewModal *'),
    onPage(details, '#previewModal', '#previewModal *', '#main-content > .container', '.cart-count', '[data-reveal]'),
  ],
  'cart-quantity': [of('cart', '[data-cart-update]', '.cart-item-qty-input', '[id^="qty-"]', '[data-cart-itemid]')],
  'cart-remove': [of('cart', '.cart-remove', '.cart-item-option-remove', '[data-cart-itemid]')],
  'cart-wrapping': [
    of('cart', '.giftWrapping-select', '.giftWrapping-single', '.giftWrapping-multiple', '[name="giftwraptype"]'),
  ],
  'category-listing': [
    ...listing('category'),
    // A link that is no widget: the script makes a text beside it a live region, whose content does not change any more.
    onPage('category', '[data-button-type="add-cart"]'),
  ],
  'category-tree': [of('search', '[data-search-category-tree]')],
  collapsible: ['common/collapsible', 'common/faceted-search', 'product/reviews', 'search'].map((module) =>
    of(module, '[data-collapsible]', '.accordion-navigation', '.facetedSearch-toggle', '.toggleLink'),
  ),
  'collapsible-group': [of('common/collapsible-group', ...all), of('common/collapsible', ...all)],
  'compare-bar': [
    of('global/compare-products', 'input[name="products[]"]', '[data-compare-id]'),
    onPage('global/compare-products', 'input[name="products[]"][form]', '[data-compare-id][form]'),
    // The list's own form of older releases: its boxes are those of the widget's form, and nothing else in it submits it.
    onPage(
      'global/compare-products',
      'form[data-product-compare]:not(:has(:is(button:not([type], [data-widget]), [type="submit"], [type="image"]):not([form])))',
    ),
  ],
  'compare-link': [of('global/compare-products', 'a[data-compare-nav]')],
  'compare-table': [of('compare', '[data-comparison-remove]')],
  'contact-form': form('contact-us'),
  currency: [of('global/currency-selector', ...all)],
  dialog: [
    ...dialogs,
    of('global/reveal-close', ...all),
    of('global/stencil-dropdown', '[data-reveal]'),
    ...openers,
    ...[
      'global/modal',
      'global/foundation',
      'foundation.reveal',
      'global/reveal-close',
      'global/stencil-dropdown',
      'cart',
      details,
    ].map((module) => onPage(module, ...shells, '[data-header-logo-link]')),
    onPage('common/faceted-search', ...shells),
    of('product', '#modal-review-form'),
  ],
  dropdown: [
    of('foundation.dropdown', ...all),
    opener('foundation.dropdown', '[data-dropdown]'),
    of('global/stencil-dropdown', ...all),
    of('global/quick-search', '#quick-search-expand'),
    // The widget's own attribute `data-menu`: its element is no menu of the theme.
    of('global/menu', '[data-widget="dropdown"]'),
  ],
  'facet-filter': [of('common/faceted-search', '#facetedSearch-filterItems .form-input')],
  'gift-certificate-form': form('gift-certificate'),
  'hosted-payments': form('account'),
  'language-selector': [
    of('global/language-selector', '[data-locale-code]', '[data-locale-code] *'),
    // A toggle whose name is in the slot: the script changes nothing of the toggle itself but an `aria-label`.
    onPage(
      'global/language-selector',
      '[data-locale-code]:not([aria-label]):has([data-widget="language-selector"] strong)',
    ),
  ],
  menu: [
    ...['global/menu', 'global/mobile-menu-toggle', 'common/collapsible', 'common/collapsible-group'].map((module) =>
      of(module, ...all),
    ),
    opener('global/mobile-menu-toggle', '[data-mobile-menu-toggle]'),
  ],
  'price-range': [
    of('common/faceted-search', '#facet-range-form', '#facet-range-form *', '[data-faceted-search-range]'),
  ],
  'product-backorder': [
    of('common/picklist-backorder', '[data-picklist-backorder-list]'),
    of(
      base,
      '[data-product-backordered]',
      '[data-qty-backordered-message]',
      '[data-backorder-message]',
      '[data-backorder-prompt]',
    ),
  ],
  'product-details': [
    of(base, '[data-product-weight]', '[data-product-sku]', '[data-product-upc]', 'dt.sku-label', 'dt.upc-label'),
  ],
  'product-gallery': [
    of('product/image-gallery', ...all),
    of(details, '[data-image-gallery]'),
    of('common/carousel/*', '[data-carousel-content-change-message]'),
  ],
  'product-message': [of(base, '.productAttributes-message', '.alertBox-message', '.alertBox--error')],
  'product-options': [
    of(base, '[data-product-attribute]', '[data-product-attribute] *', '[data-product-attribute-value]'),
    of(
      details,
      '[data-product-option-change]',
      '[data-option-value]',
      '.swatch-option-message',
      '[id*="attribute_swatch"]',
    ),
  ],
  'product-price': [
    of(
      base,
      '[class*="price--with"]',
      '[data-product-price-with-tax]',
      '[data-product-price-without-tax]',
      '.price-section--saving',
    ),
    of(base, '[data-product-rrp-with-tax]', '[data-product-rrp-price-without-tax]', '[data-product-price-saved]'),
    of(
      base,
      '[data-product-non-sale-price-with-tax]',
      '[data-product-non-sale-price-without-tax]',
      '.price-label',
      '.price-now-label',
    ),
  ],
  'product-reviews': [
    of('product/reviews', ...all),
    of('common/collapsible', '[data-collapsible]'),
    opener('product/reviews', '#productReview_link', '.productView-reviewTabLink'),
    of('product', '[data-reveal-id]'),
  ],
  'product-stock': [of(base, '.form-field--stock', '[data-product-stock]')],
  'product-variant': [
    onPage(details, '.productView', '[data-name]'),
    onPage('common/cart-item-details', '[data-name]', '.modal-header-title'),
  ],
  'product-wishlist': [of('foundation.dropdown', ...all), of(base, '[data-wishlist-add] [name="variation_id"]')],
  quantity: [
    of(base, '.form-field--increments *', '.incrementTotal', '[name="qty[]"]'),
    of(details, '[data-quantity-change] *'),
  ],
  'quick-search': [of('global/quick-search', ...all), of('global/stencil-dropdown', ...all)],
  'quick-view': [of('global/quick-view', '.quickview')],
  'review-form': form('product/reviews', 'product'),
  'search-listing': [
    ...listing('search'),
    of('search', '#search-results-content', '[data-content-results-toggle]', '[data-product-results-toggle]'),
    // The widget announces the results itself.
    onPage('search', '[data-search-aria-message]'),
    of('search', '[data-search-page-tabs]', '[data-search-page-tabs] *', '#search-results-heading'),
    of('search', '#search-results-content-count', '#search-results-product-count'),
  ],
  'shipping-estimator': [
    of('cart/shipping-estimator', ...all),
    of('common/state-country', ...all),
    of('cart', '[data-shipping-estimator]'),
  ],
  'shipping-quotes': [of('cart/shipping-estimator', ...all)],
  tabs: [of('foundation.tab', ...all), of(base, '.tab'), of('product/reviews', '.productView-reviewTabLink')],
  'video-gallery': [of('product/video-gallery', ...all)],
  'wishlist-form': form('wishlist'),
};

/** Code of the reference theme that changes nothing where it stands alone. */
export const idle: readonly Claim[] = [
  // The theme's own link sets `font-display`. The module only sends signals that nobody reads.
  of('common/font', ...all),
  // It runs only in the dialog that `[data-item-edit]` opens.
  of('common/cart-item-details', '.modal-header-title', '[data-name]'),
  // An empty cart has no line to change.
  of('cart', '[data-cart]:not(:has([data-cart-content]))', '[data-cart]:not(:has([data-cart-content])) *'),
];
