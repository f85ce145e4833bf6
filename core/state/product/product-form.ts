/**
 * The form of a product: the one that adds it to the cart, which apps and the B2B portal know by `data-cart-item-add`, or
 * the one with its options, as in the cart's dialog.
 *
 * @param scope the product's element
 */
export function productForm({ element }: { element: HTMLElement }): HTMLFormElement | null {
  if (element instanceof HTMLFormElement) return element;
  const option = element.querySelector<HTMLInputElement>('[name^="attribute["]');
  return element.querySelector<HTMLFormElement>('form[data-cart-item-add]') ?? option?.form ?? null;
}
