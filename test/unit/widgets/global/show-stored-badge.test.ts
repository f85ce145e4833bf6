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

const full = 'countPill cart-quantity countPill--positive';
const empty = ['', 'countPill cart-quantity', null];

describe('the badge, before any widget is loaded', () => {
  it.each([
    [1, ['1', full, 'Cart, 1 item']],
    [99, ['99', full, 'Cart, 99 items']],
    [100, ['100', `${full} is-many`, 'Cart, 100 items']],
    [0, empty],
  ])('shows the stored quantity of the cart, which is newer than a page from a cache: %d', (quantity, shown) => {
    printContext({ 'cart-id': 'c-1', 'cart-items': '3' });
    storeQuantity('c-1', quantity, '');
    expect([showStoredBadge(), badge()]).toEqual(['runtime', shown]);
  });

  it('mounts its widget at idle if neither its storage nor the page has a quantity of the cart', () => {
    printContext({ 'cart-id': 'c-1', 'cart-items': '' });
    // The quantity of another cart, stored before this page was requested.
    localStorage.setItem(storedQuantityKey, `c-2 3 ${performance.timeOrigin - 1}`);
    expect([showStoredBadge(), badge()]).toEqual(['idle', empty]);
    printContext({ 'cart-id': 'c-1', 'cart-items': '3' });
    expect([showStoredBadge(), badge()]).toEqual(['runtime', ['3', full, 'Cart, 3 items']]);
  });

  it.each<[string, Record<string, string>]>([
    ['without a cart', { 'cart-id': '' }],
    ['without a context', {}],
    ['when its widget is switched off', { 'cart-id': 'c-1', 'widgets-off': 'menu cart-badge' }],
  ])('stays as rendered %s', (_, context) => {
    printContext(context);
    if (context['cart-id']) storeQuantity('c-1', 3, '');
    else localStorage.setItem(storedQuantityKey, `- 3 ${performance.timeOrigin - 1}`);
    expect([showStoredBadge(), badge()]).toEqual(['runtime', empty]);
  });

  it('has no label if the theme has no text for it, and does not change without a place for the number', () => {
    printContext({ 'cart-id': 'c-1' });
    storeQuantity('c-1', 3, '');
    const link = document.querySelector('[data-widget="cart-badge"]')!;
    const label = link.getAttribute('data-label-many')!;
    link.removeAttribute('data-label-many');
    showStoredBadge();
    expect(badge()).toEqual(['3', full, null]);
    link.setAttribute('data-label-many', label);
    document.querySelector('[data-part="count"]')!.remove();
    expect([showStoredBadge(), link.hasAttribute('aria-label')]).toEqual(['runtime', false]);
  });
});
