import type { ProductScope } from '../../../../../core/state/product/product-entry';

/**
 * Replaces the content of a product's form with hidden fields.
 *
 * @param fields as in a URL: `a=1&b=2`
 */
export function fillForm({ element }: ProductScope, fields: string): void {
  const inputs = [...new URLSearchParams(fields)].map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  element.querySelector('form')!.replaceChildren(...inputs);
}

/**
 * Adds a product with a form to the page.
 *
 * @param key the product's key in the state
 */
export function productInPage(productId: string, fields = '', key = 'product-1'): ProductScope {
  const element = document.createElement('div');
  element.dataset.productScope = productId;
  element.innerHTML = '<form data-cart-item-add></form>';
  document.body.append(element);
  const scope = productAt(element, productId, key);
  fillForm(scope, fields);
  return scope;
}

/** The scope of an element that may have no form. */
export const productAt = (element: HTMLElement, productId: string, key = 'product-1'): ProductScope => ({
  key,
  productId,
  element,
  get form() {
    return element.querySelector('form');
  },
});
