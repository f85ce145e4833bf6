import { afterEach, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import type { Widget } from '../../../../core/contract/define-widget';
import type { FormEntries } from '../../../../core/dom/form-fields';
import type { ProductAttributes } from '../../../../core/state/product/product-attributes';
import { changeProduct, productScope } from '../../../../core/state/product/product-entry';
import { attributesReceived, choiceFailed } from '../../../../core/state/slices/product-options-slice';
import { mountExample } from '../../../support/examples/mount-example';
import { type MountedWidget, mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';
import { formText } from '../../core/state/product/form-text';
import { withUser } from '../with-user';

/** A product that can be bought. */
export const buyable: ProductAttributes = { purchasable: true, instock: true };

/** A product's element around some markup, on the page of that product. */
export const productHtml = (inner: string): string => `
  <i hidden data-page-context data-page-type="product" data-product-id="77" data-cart-url="/cart.php"></i>
  <div class="productView" data-product-scope="77">${inner}</div>`;

/** The calls about products, answered by the test in this order. `requests` has the forms that were sent. */
export function shopResponds(...responses: (ProductAttributes | Error)[]) {
  const requests: string[] = [];
  const options = jest.fn(async (_id: string, form: FormEntries) => {
    requests.push(formText(form));
    const next = responses[Math.min(requests.length, responses.length) - 1] ?? buyable;
    if (next instanceof Error) throw next;
    return { data: next, content: '' };
  });
  return { requests, api: { product: { options } as unknown as StorefrontApi['product'] } };
}

/**
 * Mounts a widget inside a product's element.
 *
 * @param rendered the response that the platform rendered for the page's product; null for none, as in a quick view
 */
export async function mountProduct(
  widget: Widget,
  inner: string,
  rendered: ProductAttributes | null = null,
  options: Parameters<typeof mountWidget>[2] = {},
) {
  window.BCData = rendered ? { product_attributes: rendered } : undefined;
  return withResponses(await mountWidget(widget, productHtml(inner), options));
}

/** Mounts the example of a widget's partial inside a product's element, like `mountProduct`. */
export async function mountProductExample(
  widget: Widget,
  rendered: ProductAttributes | null = null,
  options: Parameters<typeof mountExample>[1] = {},
) {
  window.BCData = rendered ? { product_attributes: rendered } : undefined;
  return withResponses(await mountExample(widget, { around: productHtml, ...options }));
}

function withResponses(mounted: MountedWidget) {
  const { dispatch } = mounted.store;
  const scope = () => productScope(mounted.slot);
  const choose = () => void dispatch(changeProduct(scope(), { choosing: true }));
  return Object.assign(withUser(mounted), {
    /** Starts a request about the chosen options. */
    request: async () => (choose(), settle()),
    /** Lets a request about the chosen options fail. */
    fail: async () => {
      choose();
      dispatch(choiceFailed({ key: scope().key }));
      await settle();
    },
    /** Answers a request about the chosen options. */
    respond: async (attributes: ProductAttributes, content = '') => {
      choose();
      dispatch(attributesReceived({ key: scope().key, attributes, content }));
      await settle();
    },
    /** Whether the slot is marked as outdated, and as busy. */
    marks: () => [mounted.slot.classList.contains('is-old'), mounted.slot.getAttribute('aria-busy')],
  });
}

afterEach(() => void (window.BCData = undefined));

/** The text of an element as a shopper reads it. */
export const readable = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
