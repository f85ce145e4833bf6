import { formEntries } from '../../dom/form-fields';
import { unclobbered } from '../../dom/unclobbered';
import { sendQuantityChanged } from '../../events/product-events';
import type { AppThunk, RootState } from '../make-store';
import { type ProductOptionsEntry, productChanged, productLeft } from '../slices/product-options-slice';
import type { ProductAttributes } from './product-attributes';
import { isPageProduct, type ProductScope } from './product-scope';

declare global {
  interface Window {
    /** The platform's script may run after the widgets; cached pages may lack it. */
    BCData?: { csrf_token?: unknown; product_attributes?: unknown } | undefined;
  }
}

/** The rendered `ProductAttributes` of the page's product, if any. */
export function initialProductAttributes(): object | null {
  const attributes = window.BCData?.product_attributes;
  // PHP renders an empty object as a list.
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  return isObject && Object.keys(attributes).length > 0 ? attributes : null;
}

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

/** The rendered entry, read once. Mounting does not dispatch it (decision 5). */
export function initialEntry(scope: ProductScope): ProductOptionsEntry {
  const known = found.get(scope.element);
  if (known) return known;
  const { form } = scope;
  const inside = form ? unclobbered(form, 'querySelectorAll')('[name="qty[]"]') : [];
  // `elements` also finds a field outside of the form, but makes later changes slower (decision 94).
  const field = inside.length === 1 ? inside[0] : form && unclobbered(form, 'elements').namedItem('qty[]');
  const quantity = field instanceof HTMLInputElement ? Number.parseInt(field.value, 10) : NaN;
  const entry: ProductOptionsEntry = {
    ...productEntry(scope.productId),
    // The platform documents the shape.
    attributes: isPageProduct(scope) ? (initialProductAttributes() as ProductAttributes | null) : null,
    ...(quantity >= 0 && { quantity }),
  };
  found.set(scope.element, entry);
  return entry;
}

/** The entry; before the first change, as rendered. */
export const entryOf = (state: RootState, scope: ProductScope): ProductOptionsEntry =>
  state.productOptions[scope.key] ?? initialEntry(scope);

/** The first change begins with the rendered values. */
export function changeProduct(scope: ProductScope, changes: Partial<ProductOptionsEntry>): AppThunk {
  const { key } = scope;
  return (dispatch, getState) => {
    dispatch(productChanged({ key, entry: { ...entryOf(getState(), scope), ...changes } }));
  };
}

/**
 * Sets the wanted quantity. Other scripts get an event if it is valid and new.
 *
 * @param error `''` if valid
 */
export function changeQuantity(scope: ProductScope, quantity: number, error = ''): AppThunk<Promise<void>> {
  return async (dispatch, getState, { afterPaint }) => {
    const { productId, element } = scope;
    const before = entryOf(getState(), scope);
    if (before.quantity === quantity && before.quantityError === error) return;
    dispatch(changeProduct(scope, { quantity, quantityError: error }));
    if (error || before.quantity === quantity) return;
    await afterPaint();
    sendQuantityChanged({ productId, form: formEntries(scope.form), quantity, element });
  };
}

/**
 * Sets the product that a form field adds together with the scope's own.
 *
 * @param productId `''` for none
 */
export function choosePair(scope: ProductScope, field: string, productId: string): AppThunk {
  return (dispatch, getState) => {
    const { [field]: _, ...others } = entryOf(getState(), scope).paired;
    dispatch(changeProduct(scope, { paired: productId ? { ...others, [field]: productId } : others }));
  };
}

/** Removes the entry of a scope that has left the page, and aborts its request. */
export function leaveProduct({ key, element }: ProductScope): AppThunk {
  return (dispatch, getState, { choices, knownForms }) => {
    if (document.contains(element)) return;
    choices.get(key)?.abort();
    choices.delete(key);
    knownForms.delete(key);
    if (getState().productOptions[key]) dispatch(productLeft({ key }));
  };
}
