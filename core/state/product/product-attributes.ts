/**
 * The shapes of a product's answer, for widgets: they come from the store's calls, which widgets never
 * load.
 */
export type {
  BulkDiscountRate,
  Money,
  PickableProduct,
  PickedOption,
  PriceRange,
  ProductAttributes,
  ProductImage,
  ProductPrice,
  RangeEnd,
  Weight,
} from '../../api/product-attributes';
