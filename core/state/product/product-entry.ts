import { printedProductAttributes } from '../../page/printed-product-attributes';
import { productForm } from './product-form';
import { isPageProduct, type ProductScope } from './product-scope';
import type { ProductAttributes } from './product-attributes';
import type { ProductOptionsEntry } from '../slices/product-options-slice';
import { unhidden } from '../../page/unhidden';

/** An entry before anything but the product is known. */
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
 * Reads a product's entry from the page, before anything happens to it: the attributes that the platform printed for the
 * page's own product, and the quantity in its form. It is read once per scope and never dispatched, so that a page of a
 * thousand products does not change the store a thousand times while it mounts.
 */
export function initialEntry(scope: ProductScope): ProductOptionsEntry {
  const known = found.get(scope.element);
  if (known) return known;
  const form = productForm(scope);
  const field = form && unhidden(form, 'elements').namedItem('qty[]');
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
