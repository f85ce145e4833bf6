import { readCount } from '../../page/read-count';

/** How many items the cart holds, from an element with `data-cart-quantity` in the shop's HTML. */
export const printedCartQuantity = (html: ParentNode): number | null =>
  readCount(html.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);
