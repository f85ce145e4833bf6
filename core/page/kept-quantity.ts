import { readStorage, writeStorage } from './storage';

const KEY = 'cart-kept';

/** Milliseconds after which the shop is asked again: the cart may have changed on another device. */
const FRESH = 300_000;

/**
 * Gives the number of items that this browser remembers of a cart; undefined when it remembers none, an old one, or another
 * cart's from before this page. What another tab has kept since is of the cart that the shopper has now. It is part of the
 * loader, so it must be short.
 */
export function keptQuantity(cartId: string | null | undefined): number | undefined {
  try {
    const [id, quantity, time] = localStorage[KEY].split(' ');
    if ((id === cartId || time > performance.timeOrigin) && quantity >= 0 && Date.now() - time < FRESH)
      return +quantity;
  } catch {
    // Nothing is kept, or the browser's settings forbid it.
  }
  return undefined;
}

/** Remembers for the shopper's next pages how many items the cart holds. */
export function keepQuantity(cartId: string, quantity: number): void {
  writeStorage(KEY, [cartId, quantity, Date.now()].join(' '));
}

/** Forgets it, because the cart is about to change; that it did, and when, stays. */
export const forgetQuantity = (): void => writeStorage(KEY, `- - ${Date.now()}`);

/**
 * Whether a cart has been written to, here or in another tab, since this page was asked for. The browser's back/forward
 * cache gives back pages that were printed before there was a cart.
 */
export const isPrintOld = (): boolean => Number(readStorage(KEY)?.split(' ')[2]) > performance.timeOrigin;
