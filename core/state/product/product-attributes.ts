/** For widgets, which must not import `core/api`. */
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
