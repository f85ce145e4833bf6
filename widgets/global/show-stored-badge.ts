import type { Moment } from '../../core/contract/moment';
import { storedQuantity } from '../../core/storage/stored-quantity';

/** The theme shows `99+` above it. */
const ROOM = 99;

/** Loader code: keep it short. */
export const badgeClass = (quantity: number): string => `countPill--positive${quantity > ROOM ? ' is-many' : ''}`;

/**
 * Shows the known number of items before the widget loads. Loader code: keep it short.
 *
 * @returns `idle` if a cart's number is unknown
 */
export function showStoredBadge(): Moment {
  const { cartId, cartItems, widgetsOff } = document.querySelector<HTMLElement>('[data-page-context]')?.dataset ?? {};
  if (widgetsOff?.includes('cart-badge')) return 'runtime';
  // A prefetched or cached page may be older than the stored number.
  const quantity = storedQuantity(cartId) ?? Number.parseInt(cartItems!, 10);
  if (!quantity) return quantity !== 0 && cartId ? 'idle' : 'runtime';
  for (const badge of document.querySelectorAll<HTMLElement>('[data-widget=cart-badge]')) {
    const label = quantity > 1 ? badge.dataset.labelMany : badge.dataset.labelOne;
    const count = badge.querySelector('[data-part=count]');
    if (!count) continue;
    count.textContent = `${quantity}`;
    count.className += ` ${badgeClass(quantity)}`;
    if (label) badge.setAttribute('aria-label', label.replace('[quantity]', `${quantity}`));
  }
  return 'runtime';
}
