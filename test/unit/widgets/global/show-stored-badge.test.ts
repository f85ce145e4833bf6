import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { storedQuantityKey, storeQuantity } from '../../../../core/storage/stored-quantity';
import { cartBadge } from '../../../../widgets/global/cart-badge';
import { showStoredBadge } from '../../../../widgets/global/show-stored-badge';
import { printExample } from '../../../support/examples/mount-example';
import { printContext } from '../../core/state/store-with-calls';

const badge = () => {
  const link = document.querySelector('[data-widget="cart-badge"]')!;
  const count = link.querySelector('[data-part="count"]')!;
  return [count.textContent, count.className, link.getAttribute('aria-label')];
};

beforeEach(() => void printExample(cartBadge));
afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

describe('the badge, before any widget is loaded', () => {
  it.each([
    [1, ['1', 'countPill cart-quantity countPill--positive', 'Cart, 1 item']],
    [12, ['12', 'countPill cart-quantity countPill--positive', 'Cart, 12 items']],
    [99, ['99', 'countPill cart-quantity countPill--positive', 'Cart, 99 items']],
    [100, ['100', 'countPill cart-quantity countPill--positive is-many', 'Cart, 100 items']],
    [0, ['', 'countPill cart-quantity', null]],
  ])('shows the stored quantity of the cart: %d', (quantity, shown) => {
    printContext({ 'cart-id': 'c-1' });
    storeQuantity('c-1', quantity, '');
    expect(showStoredBadge()).toBe('runtime');
    expect(badge()).toEqual(shown);
  });

  it('mounts its widget at idle if no quantity of the cart is stored', () => {
    printContext({ 'cart-id': 'c-1' });
    // The quantity of another cart, stored before this page was requested.
    localStorage.setItem(storedQuantityKey, `c-2 3 ${performance.timeOrigin - 1}`);
    expect(showStoredBadge()).toBe('idle');
    expect(badge()).toEqual(['', 'countPill cart-quantity', null]);
  });

  it('shows the quantity that the page renders if none is stored', () => {
    printContext({ 'cart-id': 'c-1', 'cart-items': '3' });
    expect(showStoredBadge()).toBe('runtime');
    expect(badge()).toEqual(['3', 'countPill cart-quantity countPill--positive', 'Cart, 3 items']);
  });

  it('prefers the stored quantity, which is newer than a page from a cache', () => {
    printContext({ 'cart-id': 'c-1', 'cart-items': '3' });
    storeQuantity('c-1', 4, '');
    showStoredBadge();
    expect(badge()[0]).toBe('4');
  });

  it('mounts its widget at idle if the page renders no number', () => {
    printContext({ 'cart-id': 'c-1', 'cart-items': '' });
    expect(showStoredBadge()).toBe('idle');
  });

  it.each([[{ 'cart-id': '' }], [{}]])('stays as rendered without a cart: %j', (context) => {
    printContext(context);
    localStorage.setItem(storedQuantityKey, `- 3 ${performance.timeOrigin - 1}`);
    expect(showStoredBadge()).toBe('runtime');
    expect(badge()).toEqual(['', 'countPill cart-quantity', null]);
  });

  it('stays as rendered when its widget is switched off', () => {
    printContext({ 'cart-id': 'c-1', 'widgets-off': 'menu cart-badge' });
    storeQuantity('c-1', 3, '');
    expect(showStoredBadge()).toBe('runtime');
    expect(badge()).toEqual(['', 'countPill cart-quantity', null]);
  });

  it('has no label if the theme has no text for it', () => {
    printContext({ 'cart-id': 'c-1' });
    storeQuantity('c-1', 3, '');
    document.querySelector('[data-widget="cart-badge"]')!.removeAttribute('data-label-many');
    showStoredBadge();
    expect(badge()).toEqual(['3', 'countPill cart-quantity countPill--positive', null]);
  });

  it('changes nothing if the theme has no place for the number', () => {
    printContext({ 'cart-id': 'c-1' });
    storeQuantity('c-1', 3, '');
    document.querySelector('[data-part="count"]')!.remove();
    expect(showStoredBadge()).toBe('runtime');
    expect(document.querySelector('[data-widget="cart-badge"]')!.hasAttribute('aria-label')).toBe(false);
  });
});
