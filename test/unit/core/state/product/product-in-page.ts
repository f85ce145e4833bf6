import type { ProductScope } from '../../../../../core/state/product/product-scope';

/** Fills a product's form with hidden fields, and with nothing else. @param fields as in an address: `a=1&b=2` */
export function fillForm({ element }: ProductScope, fields: string): void {
  const inputs = [...new URLSearchParams(fields)].map(([name, value]) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
  );
  element.querySelector('form')!.replaceChildren(...inputs);
}

/** A product with a form. @param key the state's key for it */
export function productInPage(productId: string, fields = '', key = 'product-1'): ProductScope {
  const element = document.createElement('div');
  element.dataset.productScope = productId;
  element.innerHTML = '<form data-cart-item-add></form>';
  document.body.append(element);
  const scope = { key, productId, element };
  fillForm(scope, fields);
  return scope;
}
