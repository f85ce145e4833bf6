import { readCount } from '../../page/read-count';

/** Reads the number of items in the cart from `data-cart-quantity` in the shop's HTML; null when it is missing or invalid. */
export const printedCartQuantity = (html: ParentNode): number | null =>
  readCount(html.querySelector<HTMLElement>('[data-cart-quantity]')?.dataset.cartQuantity);
