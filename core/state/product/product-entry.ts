import type { RootState, AppThunk } from '../make-store';
import { isPageProduct, type ProductScope } from './product-scope';
import type { ProductAttributes } from './product-attributes';
import { type ProductOptionsEntry, productChanged, productLeft } from '../slices/product-options-slice';
import { unclobbered } from '../../dom/unclobbered';
import { sendQuantityChanged } from '../../events/product-events';
import { formEntries } from '../../dom/form-fields';

declare global {
  interface Window {
    /**
     * The data that the platform renders into a page: `var BCData = {"csrf_token":…,"product_attributes":…}`.
     * Its script may run after the widgets, so the data is read when it is needed. Cached pages may have no such data.
     */
    BCData?: { csrf_token?: unknown; product_attributes?: unknown } | undefined;
  }
}

/**
 * The attributes of the page's own product, which the platform renders on product pages; `null` on other pages.
 * Their type is `ProductAttributes` of core/api/product-attributes.
 */
export function initialProductAttributes(): object | null {
  const attributes = window.BCData?.product_attributes;
  // PHP renders an empty list where an object has no entries.
  const isObject = typeof attributes === 'object' && attributes !== null && !Array.isArray(attributes);
  return isObject && Object.keys(attributes).length > 0 ? attributes : null;
}

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
 * Reads the initial entry of a product scope from the page: the attributes that the platform rendered for the page's own
 * product, and the quantity in the scope's form. It is read once per scope. Mounting does not dispatch it, so that a page of
 * a thousand products does not change the state a thousand times (decision 5).
 */
export function initialEntry(scope: ProductScope): ProductOptionsEntry {
  const known = found.get(scope.element);
  if (known) return known;
  const { form } = scope;
  const inside = form ? unclobbered(form, 'querySelectorAll')('[name="qty[]"]') : [];
  // `elements` also finds a field outside of the form, but makes later changes of the page slower (decision 94).
  const field = inside.length === 1 ? inside[0] : form && unclobbered(form, 'elements').namedItem('qty[]');
  const quantity = field instanceof HTMLInputElement ? Number.parseInt(field.value, 10) : NaN;
  const entry: ProductOptionsEntry = {
    ...productEntry(scope.productId),
    // The cast relies on the platform's documentation of the shape. Every field of the type is optional.
    attributes: isPageProduct(scope) ? (initialProductAttributes() as ProductAttributes | null) : null,
    ...(quantity >= 0 && { quantity }),
  };
  found.set(scope.element, entry);
  return entry;
}

/** The entry of a product in the state. Before the first change it is the initial entry, which is read from the page. */
export const entryOf = (state: RootState, scope: ProductScope): ProductOptionsEntry =>
  state.productOptions[scope.key] ?? initialEntry(scope);

/** Changes the entry of a product. The first change of a scope begins with the values that the page has rendered. */
export function changeProduct(scope: ProductScope, changes: Partial<ProductOptionsEntry>): AppThunk {
  const { key } = scope;
  return (dispatch, getState) => {
    dispatch(productChanged({ key, entry: { ...entryOf(getState(), scope), ...changes } }));
  };
}

/**
 * Puts the quantity that the shopper wants into the state. Other scripts get an event if the quantity is valid and new.
 *
 * @param error the message about an invalid quantity, in the shopper's language; `''` for a valid one
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
 * Stores which product is added to the cart together with the scope's own.
 *
 * @param field the name of the form field that chose it; each field adds at most one product
 * @param productId `''` when the field chooses none
 */
export function choosePair(scope: ProductScope, field: string, productId: string): AppThunk {
  return (dispatch, getState) => {
    const { [field]: _, ...others } = entryOf(getState(), scope).paired;
    dispatch(changeProduct(scope, { paired: productId ? { ...others, [field]: productId } : others }));
  };
}

/**
 * Removes the entry of a product scope whose element has left the page, and aborts its pending request. The entry stays when
 * only one of the scope's widgets is gone, or when the element was moved.
 */
export function leaveProduct({ key, element }: ProductScope): AppThunk {
  return (dispatch, getState, { choices, knownForms }) => {
    if (document.contains(element)) return;
    choices.get(key)?.abort();
    choices.delete(key);
    knownForms.delete(key);
    if (getState().productOptions[key]) dispatch(productLeft({ key }));
  };
}
