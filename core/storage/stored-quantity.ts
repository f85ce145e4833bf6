import { readStorage, writeStorage } from './storage';

/** Milliseconds for which Chromium keeps a page that it fetched before its link was pressed. */
const PREFETCH_LIFETIME = 300_000;

/**
 * The earliest time, in milliseconds since 1970, at which the shop may have rendered this page. A page that was fetched early
 * (speculation rules) or that came from a cache is older than its visit:
 * https://developer.mozilla.org/en-US/docs/Web/API/PerformanceResourceTiming/deliveryType
 */
export function renderedAfter(): number {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
  return performance.timeOrigin - (visit?.deliveryType ? PREFETCH_LIFETIME : 0);
}

const KEY = 'cart-kept';
/** The places of the two times in the stored text. */
const STORED = 2;
const CHANGED = 3;

/** Milliseconds after which a stored quantity is too old: the cart may have changed on another device. */
const FRESH = 300_000;

/**
 * Reads the number of items in a cart that this browser has stored. It is part of the loader, so it must be short.
 *
 * @param cartId if empty, the quantity of any cart is valid that was stored after this page was rendered: another tab may
 *   have started a cart since then
 * @returns undefined when nothing is stored, when it is too old or from the future, or when it belongs to another cart
 */
export function storedQuantity(cartId: string | null | undefined): number | undefined {
  try {
    const [, id, quantity, time] = /^(\S+) (\d{1,15}) (\d+)/.exec(localStorage[KEY])!;
    const isFresh = Math.floor((Date.now() - +time!) / FRESH) === 0;
    if (isFresh && (cartId ? id === cartId : +time! > renderedAfter())) return +quantity!;
  } catch {
    // The storage holds no valid text, or the browser's settings forbid it.
  }
  return undefined;
}

/**
 * Stores the number of items in the cart for the shopper's next pages, with two times: that of this quantity, and that of the last
 * change of the cart in this browser.
 */
export function storeQuantity(cartId: string, quantity: number): void {
  writeStorage(KEY, [cartId, quantity, Date.now(), timeAt(CHANGED) || 0].join(' '));
}

/** Removes the stored quantity, because the cart is about to change. */
export const forgetQuantity = (): void => writeStorage(KEY, `- - ${Date.now()} ${Date.now()}`);

const timeAt = (place: number): number => Number(readStorage(KEY)?.split(' ')[place]);

/**
 * Whether the cart was changed, or its quantity was received, since this page was rendered: here or in another tab. A page
 * from the browser's back/forward cache may have been rendered before there was a cart.
 */
export const isRenderStale = (): boolean => timeAt(STORED) > renderedAfter();

/**
 * Whether the widgets have changed the cart: here or in another tab. A time in the future is not valid.
 * @param since milliseconds since 1970; by default the time at which this page was rendered
 */
export const isCartChanged = (since = renderedAfter()): boolean =>
  timeAt(CHANGED) > since && timeAt(CHANGED) <= Date.now();
