import type { RootState } from '../make-store';
import { printedProductAttributes } from '../../page/printed-product-attributes';
import { isPageProduct, type ProductScope } from './product-scope';
import type { ProductAttributes } from './product-attributes';
import type { ProductOptionsEntry } from '../slices/product-options-slice';
import { unhidden } from '../../page/unhidden';

/** The entry of a product of which only the id is known. */
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
 * Reads the initial entry of a product scope from the page: the attributes that the platform printed for the page's own
 * product, and the quantity in the scope's form. It is read once per scope. Mounting does not dispatch it, so that a page of
 * a thousand products does not change the state a thousand times (decision 5).
 */
export function initialEntry(scope: ProductScope): ProductOptionsEntry {
  const known = found.get(scope.element);
  if (known) return known;
  const { form } = scope;
  const inside = form ? unhidden(form, 'querySelectorAll')('[name="qty[]"]') : [];
  // `elements` also finds a field outside of the form, but makes later changes of the page slower (decision 94).
  const field = inside.length === 1 ? inside[0] : form && unhidden(form, 'elements').namedItem('qty[]');
  const quantity = field instanceof HTMLInputElement ? Number.parseInt(field.value, 10) : NaN;
  const entry: ProductOptionsEntry = {
    ...productEntry(scope.productId),
    // The cast relies on the platform's documentation of the shape. Every field of the type is optional.
    attributes: isPageProduct(scope) ? (printedProductAttributes() as ProductAttributes | null) : null,
    ...(quantity >= 0 && { quantity }),
  };
  found.set(scope.element, entry);
  return entry;
}

/** The entry of a product in the state. Before the first change it is the initial entry, which is read from the page. */
export const entryOf = (state: RootState, scope: ProductScope): ProductOptionsEntry =>
  state.productOptions[scope.key] ?? initialEntry(scope);
