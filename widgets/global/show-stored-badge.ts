import type { Moment } from '../../core/contract/moment';
import { storedQuantity } from '../../core/storage/stored-quantity';

/** The largest number that the badge has room for. The theme shows `99+` for a larger one. */
const ROOM = 99;

/** The classes of a badge that shows this number of items. The function is part of the loader, so it must be short. */
export const badgeClass = (quantity: number): string => `countPill--positive${quantity > ROOM ? ' is-many' : ''}`;

/**
 * Shows the number of items beside the link to the cart: the number that this browser has stored, else the number that the
 * page renders. So the number needs no widget. The function is part of the loader, so it must be short.
 *
 * @returns the moment of the badge's widget: `idle` if there is a cart whose number is not known, else `runtime`
 */
export function showStoredBadge(): Moment {
  const { cartId, cartItems, widgetsOff } = document.querySelector<HTMLElement>('[data-page-context]')?.dataset ?? {};
  if (widgetsOff?.includes('cart-badge')) return 'runtime';
  // The stored number is newer than the rendered one: a page that was prefetched or cached may be old.
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
