/** The types of the shop's response about a product. Widgets import them from here, because they must not import `core/api`. */
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
