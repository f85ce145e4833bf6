import { pageContext } from '../../page/page-context';
import { unclobbered } from '../../dom/unclobbered';

/** One product on the page: the widgets inside its element share one entry of the state. */
export interface ProductScope {
  /** The key of the element, not of the product: a quick view of the page's own product is another scope. */
  key: string;
  /** The product's id as the template renders it; `''` when neither the attribute nor a field has it. */
  productId: string;
  element: HTMLElement;
  /**
   * The form that adds the product to the cart, or the form with its options, as in the cart's dialog. A form that
   * adds to the cart has `data-cart-item-add`. Apps and the B2B portal find it by this attribute, too. Each access
   * looks for the form again, because other scripts may replace the markup.
   */
  readonly form: HTMLFormElement | null;
}

const keys = new WeakMap<Element, string>();
let count = 0;

/**
 * The product that a slot belongs to. The scope is the slot, or its nearest ancestor, with
 * `data-product-scope="<product id>"`. If there is none, it is the nearest form. If there is no form, it is the slot
 * itself, so that a single widget works, too.
 */
export function productScope(slot: HTMLElement): ProductScope {
  const closest = unclobbered(slot, 'closest');
  const element = closest<HTMLElement>('[data-product-scope]') ?? closest('form') ?? slot;
  let key = keys.get(element);
  if (key === undefined) keys.set(element, (key = `product-${++count}`));
  // Each slot of the product reads it, so the scope is searched only if it does not name its product.
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

/**
 * Whether the scope is the page's own product. The product attributes that the platform renders belong to it. If the layout
 * does not render the id of the page's product, the first scope of a product page counts as that product.
 */
export function isPageProduct({ productId, element }: ProductScope): boolean {
  const page = pageContext();
  if (page.productId) return page.productId === productId;
  return page.pageType === 'product' && document.querySelector('[data-product-scope]') === element;
}
