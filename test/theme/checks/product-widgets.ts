/** The widgets that belong to one product, whose id is in the nearest `data-product-scope`. */
export const productWidgets: ReadonlySet<string> = new Set([
  'add-to-cart',
  'bulk-pricing',
  'pack-price',
  'paired-products',
  'product-backorder',
  'product-details',
  'product-gallery',
  'product-message',
  'product-options',
  'product-price',
  'product-stock',
  'product-variant',
  'product-wishlist',
  'quantity',
]);
