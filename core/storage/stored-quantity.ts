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

/**
 * The local storage's only entry for the cart: id, quantity, times of the quantity and of the last change, and the
 * channel and currency. A quantity with a minus is no longer certain.
 */
export const storedQuantityKey = 'cart-stored';
/** Indexes in the text. */
const QUANTITY = 1;
const STORED = 2;
const CHANGED = 3;
const SCOPE = 4;

/** Milliseconds; another device may change the cart. */
const FRESH = 300_000;

/**
 * Reads a recent quantity. Loader code: keep it short.
 *
 * @param cartId if empty, any quantity stored since the render counts
 */
export function storedQuantity(cartId: string | null | undefined): number | undefined {
  try {
    const [, id, quantity, time] = /^(\S+) (\d{1,15}) (\d+)/.exec(localStorage[storedQuantityKey])!;
    const isFresh = Math.floor((Date.now() - +time!) / FRESH) === 0;
    if (isFresh && (cartId ? id === cartId : +time! > renderedAfter())) return +quantity!;
  } catch {
    // No valid text, or storage is forbidden.
  }
  return undefined;
}

/**
 * Stores a certain quantity.
 *
 * @param cartId empty if unknown
 * @param scope the channel and currency of the cart
 */
export function storeQuantity(cartId: string, quantity: number, scope: string): void {
  write([cartId || '-', quantity, Date.now(), Number(field(CHANGED)) || 0, scope]);
}

/** Notes a change of the cart: the quantity is no longer certain. */
export function forgetQuantity(): void {
  const last = field(QUANTITY)?.replace('-', '') ?? '';
  write(['-', `-${last}`, Date.now(), Date.now(), field(SCOPE) ?? '']);
}

/** The last quantity of a channel's and currency's cart, certain or not. */
export function lastQuantity(scope: string): number | null {
  const [, digits] = /^-?(\d{1,15})$/.exec(field(QUANTITY) ?? '') ?? [];
  return digits && field(SCOPE) === scope ? Number(digits) : null;
}

const write = (fields: readonly (string | number)[]): void => writeStorage(storedQuantityKey, fields.join(' '));

const field = (index: number): string | undefined => readStorage(storedQuantityKey)?.split(' ')[index];

const timeAt = (index: number): number => Number(field(index));

/** Whether the quantity was written since the render, in any tab. */
export const isRenderStale = (): boolean => timeAt(STORED) > renderedAfter();

/**
 * Whether a widget has changed the cart, in any tab.
 *
 * @param since milliseconds since 1970
 */
export const isCartChanged = (since = renderedAfter()): boolean =>
  timeAt(CHANGED) > since && timeAt(CHANGED) <= Date.now();
