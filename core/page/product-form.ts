import type { ProductScope } from './product-scope';

/**
 * The form that buys a product. Apps and the B2B portal know it by `data-cart-item-add`.
 *
 * @param scope the product; its own form when several products stand inside one another
 */
export function productForm({ element }: Pick<ProductScope, 'element'>): HTMLFormElement | null {
  const form = element.matches('form') ? element : element.querySelector('form[data-cart-item-add]');
  return form as HTMLFormElement | null;
}
