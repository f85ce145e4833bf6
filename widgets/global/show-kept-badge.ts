import type { Moment } from '../../core/contract/moment';
import { keptQuantity } from '../../core/page/kept-quantity';
import { badgeClass } from './badge-class';

/**
 * Shows beside the link to the cart how many items this browser remembers, or the page itself prints, so that a number needs
 * no widget. It is part of the loader, so it must be short.
 *
 * @returns the moment of the badge's widget: with the runtime, unless there is a cart of which nothing is known
 */
export function showKeptBadge(): Moment {
  const {
    cartId,
    cartItems,
    widgetsOff = '',
  } = document.querySelector<HTMLElement>('[data-page-context]')?.dataset ?? {};
  if (!cartId || widgetsOff.includes('cart-badge')) return 'runtime';
  // The cart page prints the number. What is kept is younger: a cart page from the browser's cache may be old.
  const quantity = keptQuantity(cartId) ?? Number.parseInt(cartItems!, 10);
  if (Number.isNaN(quantity)) return 'idle';
  for (const badge of document.querySelectorAll<HTMLElement>('[data-widget="cart-badge"]')) {
    const label = quantity > 1 ? badge.dataset.labelMany : badge.dataset.labelOne;
    const count = badge.querySelector('[data-part="count"]');
    if (!quantity || !count) continue;
    count.textContent = `${quantity}`;
    count.className += ` ${badgeClass(quantity)}`;
    if (label) badge.setAttribute('aria-label', label.replace('[quantity]', `${quantity}`));
  }
  return 'runtime';
}
