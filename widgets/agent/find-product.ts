import { askShop } from '../../core/state/ask-shop';
import { isPageProduct, productScope, type ProductScope } from '../../core/state/product/product-scope';
import { parseHtml } from '../../core/page/parse-html';
import { describeOptions } from './product-options';
import { shownText } from './shown-text';
import { Mistake, type ToolServices } from './tool';

/** The page's own product. The shopper sees the effects of the tools on it. */
export function pageProduct(): ProductScope | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-product-scope]')].map(productScope).find(isPageProduct);
}

/**
 * Finds a product on the page, or requests its quick view from the shop.
 * @param id undefined for the page's product
 * @throws {Mistake} if there is no such product
 */
export async function findProduct(id: unknown, { dispatch, signal }: ToolServices): Promise<ProductScope> {
  const page = pageProduct();
  if (page && (id === undefined || String(id) === page.productId)) return page;
  // Only a number is valid: a text of the shop could trick the agent into passing an address, which this call would request.
  if (!/^\d+$/.test(String(id))) throw new Mistake('product must be the number of a product');
  const html = await dispatch(askShop((api) => api.product.quickView(String(id), { signal })));
  const element = parseHtml(html).querySelector<HTMLElement>(`[data-product-scope="${id}"]`);
  if (!element) throw new Mistake(`no product ${id}`);
  return productScope(element);
}

/** Describes a product by its visible texts, so that a hidden price stays hidden. */
export function describeProduct({ element, productId }: ProductScope): object {
  const text = (selector: string, limit?: number) => shownText(element.querySelector(selector), limit) || undefined;
  const button = element.querySelector<HTMLButtonElement>('[data-cart-item-add] [type="submit"]');
  return {
    product: productId,
    name: text('h1, h2', 120),
    price: text('[data-widget="product-price"]', 160),
    options: describeOptions(element),
    canBeBought: button !== null && !button.disabled,
    stock: text('[data-widget="product-stock"]', 60),
    message: text('[data-widget="product-message"]', 160),
    details: text('[data-widget="product-details"]'),
    description: text('.tab-content'),
  };
}
