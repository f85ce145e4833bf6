import { closest, unclobbered } from '../../dom/unclobbered';
import type { EventSource } from '../../events/cart-change';
import { pageContext } from '../../page/page-context';
import { quickViewDialog } from '../ui/dialogs';

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
