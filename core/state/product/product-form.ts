/**
 * Finds the form of a product: the form that adds it to the cart, or the form with its options, as in the cart's dialog. Apps
 * and the B2B portal find the first one by `data-cart-item-add`, too.
 *
 * @param scope the product's element
 */
export function productForm({ element }: { element: HTMLElement }): HTMLFormElement | null {
  if (element instanceof HTMLFormElement) return element;
  const option = element.querySelector<HTMLInputElement>('[name^="attribute["]');
  return element.querySelector<HTMLFormElement>('form[data-cart-item-add]') ?? option?.form ?? null;
}
