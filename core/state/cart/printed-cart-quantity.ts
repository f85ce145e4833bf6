import { readQuantity } from '../../page/read-quantity';

/** How many items the cart holds, as a piece of the store's HTML says it: on an element with `data-cart-quantity`. */
export const printedCartQuantity = (html: ParentNode): number | null =>
  readQuantity(html.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);
