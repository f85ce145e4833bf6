import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchCartQuantity, receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { printContext, recordEvents, storeWithCalls } from '../store-with-calls';
import { oldQuantity, storedCart } from './quantity-calls';

beforeEach(() => {
  localStorage.clear();
  printContext({ 'cart-id': 'c-1' });
});

describe('the stored quantity of a cart', () => {
  it('is used without a request if it was stored a moment ago for the same cart', async () => {
    const quantity = jest.fn(() => Promise.resolve(3));
    const page = () => storeWithCalls({ restCarts: { quantity } });
    await page().dispatch(fetchCartQuantity());
    const next = page();
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    const stored = localStorage.getItem(storedQuantityKey);
    await next.dispatch(fetchCartQuantity());
    await settle();
    expect(next.getState().cart).toMatchObject({ quantity: 3, status: 'known' });
    // Other scripts get the event on each page. That does not renew the stored quantity.
    expect(themeEvents).toEqual([3]);
    expect(localStorage.getItem(storedQuantityKey)).toEqual(stored);
    expect(quantity).toHaveBeenCalledTimes(1);
    await next.dispatch(fetchCartQuantity({ fresh: true }));
    expect(quantity).toHaveBeenCalledTimes(2);
  });

  it('is not stored before the first add, and is 0 after everything was removed', async () => {
    printContext({ 'cart-id': '' });
    await storeWithCalls({}).dispatch(fetchCartQuantity());
    expect(localStorage.length).toBe(0);
    localStorage.setItem(storedQuantityKey, oldQuantity(2, ':'));
    storeWithCalls({}).dispatch(receiveCartQuantity(0));
    expect(storedCart()[1]).toBe('0');
  });
});
