import { formEntries } from '../../dom/form-fields';
import { closest, unclobbered } from '../../dom/unclobbered';
import type { EventSource } from '../../events/cart-change';
import { sendQuantityChanged } from '../../events/product-events';
import { pageContext } from '../../page/page-context';
import type { AppThunk, RootState } from '../make-store';
import { type ProductOptionsEntry, productChanged, productLeft } from '../slices/product-options-slice';
import { quickViewDialog } from '../ui/dialogs';
import type { ProductAttributes } from './product-attributes';

declare global {
  interface Window {
    /** The platform's script may run after the widgets; cached pages may lack it. */
    BCData?: { csrf_token?: unknown; product_attributes?: unknown } | undefined;
  }
}

/** The widgets of a product share one entry of the state. */
export interface ProductScope {
  /** The element's key, not the product's: a quick view of the page's product is another scope. */
  key: string;
  /** `''` when neither the attribute nor a field has it. */
  productId: string;
  element: HTMLElement;
  /**
   * The form that adds to the cart, or the form of the options. Found at each access, because other scripts may replace
   * the markup. Apps and the B2B portal find it by `data-cart-item-add`, too.
   */
  readonly form: HTMLFormElement | null;
}

const keys = new WeakMap<Element, string>();
let count = 0;

/** The nearest `data-product-scope`, else the nearest form, else the slot itself. */
export function productScope(slot: HTMLElement): ProductScope {
  const closest = unclobbered(slot, 'closest');
  const element = closest<HTMLElement>('[data-product-scope]') ?? closest('form') ?? slot;
  let key = keys.get(element);
  if (key === undefined) keys.set(element, (key = `product-${++count}`));
  // Every slot reads it, so the search is the last resort.
  const productId =
    unclobbered(element, 'dataset').productScope?.trim() ||
    unclobbered(element, 'querySelector')<HTMLInputElement>('input[name="product_id"]')?.value ||
    '';
  return {
    key,
    productId,
    element,
    get form() {
      return findForm(element);
    },
  };
}

function findForm(element: HTMLElement): HTMLFormElement | null {
  if (element instanceof HTMLFormElement) return element;
  const option = element.querySelector<HTMLInputElement>('[name^="attribute["]');
  return element.querySelector<HTMLFormElement>('form[data-cart-item-add]') ?? option?.form ?? null;
}

/** If the layout does not render the page's product id: the first scope of a product page. */
export function isPageProduct({ productId, element }: ProductScope): boolean {
  const page = pageContext();
  if (page.productId) return page.productId === productId;
  return page.pageType === 'product' && document.querySelector('[data-product-scope]') === element;
}

export function sourceOf(scope: ProductScope): EventSource {
  if (closest(scope.element, `[data-name="${quickViewDialog}"]`)) return 'quick-view';
  return isPageProduct(scope) ? 'product' : 'card';
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
