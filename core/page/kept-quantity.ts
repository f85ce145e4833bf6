import { readStorage, writeStorage } from './storage';

const KEY = 'cart-kept';

/** Milliseconds after which the shop is asked again: the cart may have changed on another device. */
const FRESH = 300_000;

/**
 * Gives the number of items that this browser remembers of a cart; undefined when it remembers none, an old one, one of a
 * time to come, or another cart's. A page that was printed without a cart takes the number of the cart that another tab
 * has begun since. It is part of the loader, so it must be short.
 */
export function keptQuantity(cartId: string | null | undefined): number | undefined {
  try {
    const [, id, quantity, time] = /^(\S+) (\d{1,15}) (\d+)$/.exec(localStorage[KEY])!;
    const isFresh = Math.floor((Date.now() - +time!) / FRESH) === 0;
    if (isFresh && (cartId ? id === cartId : +time! > performance.timeOrigin)) return +quantity!;
  } catch {
    // The storage holds no valid text, or the browser's settings forbid it.
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
