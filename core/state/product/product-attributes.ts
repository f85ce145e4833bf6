/**
 * The shapes of the shop's answer about a product. They stand with the shop's calls, whose code widgets never load.
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
