import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchCartQuantity, receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { writeCart } from '../../../../../core/state/cart/write-cart';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { deferred, printContext, recordEvents, storeWithCalls } from '../store-with-calls';
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

  it('is no longer certain as soon as something is written to the cart', async () => {
    localStorage.setItem(storedQuantityKey, `c-1 3 ${Date.now()}`);
    const write = deferred<object>();
    void storeWithCalls().dispatch(writeCart(() => write.promise));
    await settle();
    expect(localStorage.getItem(storedQuantityKey)).toMatch(/^- -3 \d+ \d+ $/);
    // A response arrives during the write, and its request was sent before.
    localStorage.setItem(storedQuantityKey, `c-1 3 ${Date.now()}`);
    write.resolve({});
    await settle();
    expect(localStorage.getItem(storedQuantityKey)).toMatch(/^- -3 \d+ \d+ $/);
  });

  it.each([
    ['the quantity is requested if another page has started a cart since', 1, 1, 2],
    ['the quantity is 0 without a request if no other page has', -1, 0, 0],
  ])('on a page that was rendered without a cart: %s', async (_, sinceThePage, calls, shown) => {
    printContext({ 'cart-id': '' });
    localStorage.setItem(storedQuantityKey, `- - ${performance.timeOrigin + sinceThePage}`);
    const quantity = jest.fn(() => Promise.resolve(2));
    const page = storeWithCalls({ restCarts: { quantity } });
    await page.dispatch(fetchCartQuantity());
    expect(quantity.mock.calls.length).toEqual(calls);
    expect(page.getState().cart.quantity).toEqual(shown);
  });
});
