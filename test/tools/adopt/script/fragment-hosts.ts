/** The widget whose slot gets the HTML of a template, by the template. */
const hosts: readonly (readonly [template: RegExp, widget: string])[] = [
  [/^components\/category\//, 'category-listing'],
  [/^components\/brand\//, 'brand-listing'],
  [/^components\/search\/quick-results$/, 'quick-search'],
  [/^components\/search\//, 'search-listing'],
  [/^components\/common\/cart-preview$/, 'cart-dropdown'],
  [/^components\/cart\/preview$/, 'cart-preview'],
  [/^components\/cart\/modals\//, 'dialog'],
  [/^components\/cart\/shipping-quotes$/, 'shipping-estimator'],
  [/^components\/cart\//, 'cart-page'],
  [/^components\/products\/quick-view$/, 'dialog'],
];

/** The widget in whose slot a fragment stands; undefined for a page. */
export const hostOf = (template: string): string | undefined => hosts.find(([pattern]) => pattern.test(template))?.[1];
