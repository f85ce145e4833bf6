/** Every place with a product's price, as the theme's pages render it. */
export const places = {
  product: "{{> components/products/product-view view_prefix=''}}",
  'quick view': "{{#with this}}{{> components/products/product-view view_prefix='quick-' is_ajax=true}}{{/with}}",
  card: "{{> components/products/grid grid_products=products grid_name='' grid_size='small' grid_compare=false grid_customer=customer grid_settings=settings grid_urls=urls}}",
  'quick results': '{{> components/search/quick-results}}',
  comparison:
    '<table>{{> components/compare/rows row_products=products row_ratings=false row_settings=settings row_theme=theme_settings row_customer=customer row_urls=urls row_after_add="preview"}}</table>',
  cart: '{{> components/cart/content}}',
  'cart preview': '{{> components/cart/preview}}',
  'cart drop-down': '{{> components/common/cart-preview}}',
} as const;

export type Place = keyof typeof places;
