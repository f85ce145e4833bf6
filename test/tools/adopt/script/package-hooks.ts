/** A selector that a package listens to, on its own, as soon as it is loaded or started. */
interface PackageHook {
  readonly selector: string;
  readonly events: readonly string[];
}

const hook = (selector: string, ...events: string[]): PackageHook => ({ selector, events });

/** The events of `@bigcommerce/stencil-utils`, and the elements that send them. */
export const utilsHooks: Readonly<Record<string, PackageHook>> = {
  'cart-item-add': hook('[data-cart-item-add]', 'submit'),
  'currencySelector-toggle': hook('[data-currency-selector-toggle]', 'input'),
  'facetedSearch-facet-clicked': hook('[data-faceted-search-facet]', 'click'),
  'facetedSearch-range-submitted': hook('[data-faceted-search-range]', 'submit'),
  'product-option-change': hook('[data-product-option-change]', 'change'),
  'search-quick': hook('[data-search-quick]', 'input'),
  'sortBy-submitted': hook('[data-sort-by]', 'submit', 'change'),
  'sortBy-select-changed': hook('[data-sort-by] select', 'change'),
};

/** The elements that packages of the reference theme find by themselves, by the start of the import. */
export const packageHooks: Readonly<Record<string, readonly PackageHook[]>> = {
  'foundation-sites/js/foundation/foundation.dropdown': [
    hook('[data-dropdown]', 'click', 'mouseenter', 'mouseleave'),
    hook('[data-dropdown-content]', 'mouseenter', 'mouseleave'),
  ],
  'foundation-sites/js/foundation/foundation.reveal': [
    hook('[data-reveal-id]:not([disabled])', 'click'),
    hook('[data-reveal] .modal-close', 'click'),
  ],
  'foundation-sites/js/foundation/foundation.tab': [hook('[data-tab] > * > a', 'click', 'keydown', 'mouseenter')],
  lazysizes: [hook('.lazyload', 'load')],
};

/** Packages of the reference theme that touch no element until one of its modules hands it over. */
export const quietPackages: readonly RegExp[] = [
  /^@bigcommerce\/stencil-utils$/,
  /^(core-js|regenerator-runtime|lodash|url|whatwg-fetch|formdata-polyfill|weakmap-polyfill)(\/|$)/,
  /^(focus-within-polyfill|object-fit-images|jquery\.tabbable|sweetalert2)(\/|$)/,
  // Its bar moves only while the theme's own script requests something.
  /^nanobar$/,
  /^(jquery|easyzoom|nod-validate|slick-carousel|svg-injector|jstree|focus-trap|creditcards|webfontloader)(\/|$)/,
  /^foundation-sites\/js\/foundation\/foundation$/,
];
