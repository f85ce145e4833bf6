import type { ListOption } from './option-record';
import type { ProductRecord } from './product-record';

/** The options whose values make the product's variants. */
export const variantOptions = (product: Pick<ProductRecord, 'options'>): ListOption[] =>
  product.options.filter((option): option is ListOption => 'forms' in option && option.forms === 'variant');
