/** The parts that a widget hides and shows, and that its own partial shows at the start. */
export const shownAndHidden: Readonly<Record<string, readonly string[]>> = {
  'add-to-cart': ['wallet'],
  'admin-bar': ['edit'],
  'cart-badge': ['count'],
  'cart-page': ['totals'],
  'cart-preview': ['body'],
  carousel: ['dot'],
  'cart-wrapping': ['together'],
  'facet-filter': ['item'],
  'load-more': ['link'],
  'product-options': ['choice', 'value'],
  tabs: ['panel'],
};
