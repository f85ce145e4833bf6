import { beforeEach, describe, expect, it } from '@jest/globals';
import { certainQuantity } from '../../../../../core/state/cart/write-cart';
import type { CartState } from '../../../../../core/state/slices/cart-slice';
import { storeQuantity } from '../../../../../core/storage/stored-quantity';
import { storeWithCalls } from '../store-with-calls';

const certain = (cart: Partial<CartState>) => {
  const state = storeWithCalls().getState();
  return certainQuantity({ ...state, cart: { ...state.cart, ...cart } });
};

beforeEach(() => localStorage.clear());

describe('the quantity of the cart is certain', () => {
  it('after the shop’s response, until the cart is written to', () => {
    expect(certain({ id: 'c', quantity: 3, status: 'known' })).toBe(3);
    expect(certain({ id: 'c', quantity: 3, status: 'known', changes: 1 })).toBeUndefined();
    expect(certain({ id: 'c', quantity: 3, status: 'known', changes: 1, countedAt: 1 })).toBe(3);
  });

  it('if there is no cart yet', () => {
    expect(certain({ id: '' })).toBe(0);
    expect(certain({ id: null })).toBeUndefined();
  });

  it('if the browser has stored it for the same cart a moment ago', () => {
    storeQuantity('c', 4);
    expect(certain({ id: 'c' })).toBe(4);
    expect(certain({ id: 'other', status: 'stored', quantity: 9 })).not.toBe(9);
  });
});
