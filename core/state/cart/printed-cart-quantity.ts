import { readQuantity } from '../../page/read-quantity';

/** How many items the cart holds, from an element with `data-cart-quantity` in the shop's HTML. */
export const printedCartQuantity = (html: ParentNode): number | null =>
  readQuantity(html.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);
