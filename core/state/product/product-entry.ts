import { printedProductAttributes } from '../../page/page-data';
import { productForm } from './product-form';
import { isPageProduct, type ProductScope } from './product-scope';
import type { ProductAttributes } from './product-attributes';
import type { ProductOptionsEntry } from '../slices/product-options-slice';

/** An entry of which nothing is known but the product. */
export function productEntry(productId: string): ProductOptionsEntry {
  return {
    productId,
    attributes: null,
    bulkPricingHtml: null,
    choosing: false,
    choiceFailed: false,
    adding: false,
    quantity: 1,
    quantityError: '',
    addedItemId: null,
    paired: {},
  };
}

const found = new WeakMap<Element, ProductOptionsEntry>();

/**
 * What the page itself says of a product before anything happens to it: the platform's printed answer where
 * the page is about it, and the quantity that stands in its form. Read once per scope and never dispatched,
 * so that a page of a thousand products does not change the store a thousand times as it mounts.
 */
export function initialEntry(scope: ProductScope): ProductOptionsEntry {
  const known = found.get(scope.element);
  if (known) return known;
  const field = productForm(scope)?.elements.namedItem('qty[]');
  const quantity = field instanceof HTMLInputElement ? Number.parseInt(field.value, 10) : NaN;
  const entry: ProductOptionsEntry = {
    ...productEntry(scope.productId),
    // The platform documents the shape; every field is optional in our type.
    attributes: isPageProduct(scope) ? (printedProductAttributes() as ProductAttributes | null) : null,
    ...(quantity >= 0 && { quantity }),
  };
  found.set(scope.element, entry);
  return entry;
}
