import { readStorage, writeStorage } from './storage';

/** Milliseconds that Chromium keeps a prefetched page. */
const PREFETCH_LIFETIME = 300_000;

/**
 * The earliest time of this page's render, in milliseconds since 1970. Prefetched and cached pages are older than their
 * visit:
 * https://developer.mozilla.org/en-US/docs/Web/API/PerformanceResourceTiming/deliveryType
 */
export function renderedAfter(): number {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType?: string })[];
  return performance.timeOrigin - (visit?.deliveryType ? PREFETCH_LIFETIME : 0);
}

const KEY = 'cart-kept';
/** Indexes in the text. */
const STORED = 2;
const CHANGED = 3;

/** Milliseconds; another device may change the cart. */
const FRESH = 300_000;

/**
 * Reads a recent quantity of the cart. Part of the loader, so it must be short.
 *
 * @param cartId if empty, any quantity stored since the render counts
 */
export function storedQuantity(cartId: string | null | undefined): number | undefined {
  try {
    const [, id, quantity, time] = /^(\S+) (\d{1,15}) (\d+)/.exec(localStorage[KEY])!;
    const isFresh = Math.floor((Date.now() - +time!) / FRESH) === 0;
    if (isFresh && (cartId ? id === cartId : +time! > renderedAfter())) return +quantity!;
  } catch {
    // No valid text, or storage is forbidden.
  }
  return undefined;
}

/** Stores the quantity, its time and the last change's. */
export function storeQuantity(cartId: string, quantity: number): void {
  writeStorage(KEY, [cartId, quantity, Date.now(), timeAt(CHANGED) || 0].join(' '));
}

/** Removes the quantity, and notes a change of the cart. */
export const forgetQuantity = (): void => writeStorage(KEY, `- - ${Date.now()} ${Date.now()}`);

const timeAt = (place: number): number => Number(readStorage(KEY)?.split(' ')[place]);

/** Whether the quantity was written since the render, in any tab. */
export const isRenderStale = (): boolean => timeAt(STORED) > renderedAfter();

/**
 * Whether a widget has changed the cart, in any tab.
 *
 * @param since milliseconds since 1970
 */
export const isCartChanged = (since = renderedAfter()): boolean =>
  timeAt(CHANGED) > since && timeAt(CHANGED) <= Date.now();
