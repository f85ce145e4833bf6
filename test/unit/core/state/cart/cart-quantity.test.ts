import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { fetchCartQuantity, receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { printContext, recordEvents, storeWithCalls } from '../store-with-calls';
import { oldQuantity, slowStore, storedCart, useCartPage } from './quantity-calls';

useCartPage();
const fresh = { fresh: true };

describe('the quantity of the cart', () => {
  it('is the stored one until the shop has responded, and is then sent to other scripts', async () => {
    localStorage.setItem(storedQuantityKey, oldQuantity(3));
    const events = recordEvents('widgets:cart-changed');
    const { store, cart, ask, respond } = slowStore();
    void store.dispatch(fetchCartQuantity());
    expect(cart()).toMatchObject({ id: 'c-1', quantity: 3, status: 'stored' });
    await ask();
    expect(events).toEqual([]);
    await respond(3);
    expect(cart()).toMatchObject({ quantity: 3, status: 'known' });
    expect(events).toEqual([{ quantity: 3, cartId: 'c-1' }]);
    await ask(fresh);
    await respond(4);
    expect(storedCart()).toEqual(['c-1', '4', expect.any(String), '0', '1:USD']);
  });

  it.each([
    ['another currency', oldQuantity(2, '1:EUR')],
    ['another channel', oldQuantity(2, '2:USD')],
    ['a text that is not a number', oldQuantity('NaN')],
  ])('is not read from %s', async (_, text) => {
    localStorage.setItem(storedQuantityKey, text);
    const { cart, ask } = slowStore();
    await ask();
    expect(cart()).toMatchObject({ quantity: null, status: 'unknown' });
  });

  it('is not requested if the layout renders an empty cart id, but after an add', async () => {
    printContext({ 'cart-id': '' });
    localStorage.setItem(storedQuantityKey, oldQuantity(2));
    const { cart, quantity, ask, respond } = slowStore();
    await ask();
    expect(cart()).toMatchObject({ quantity: 0, status: 'known' });
    expect(quantity).not.toHaveBeenCalled();
    await ask(fresh);
    await respond(1);
    expect(cart().quantity).toBe(1);
  });

  it('is requested if the layout renders no cart id', async () => {
    document.head.replaceChildren();
    const { store, quantity, ask } = slowStore();
    await ask();
    expect(quantity).toHaveBeenCalledTimes(1);
    store.dispatch(receiveCartQuantity(2));
    expect(storedCart()).toEqual(['-', '2', expect.any(String), '0', ':']);
  });

  it('is requested again if another tab has changed the cart while the shop responded', async () => {
    const { cart, ask, respond } = slowStore();
    await ask();
    await sleep(2);
    localStorage.setItem(storedQuantityKey, `c-1 2 ${Date.now()} ${Date.now()}`);
    await respond(1);
    expect(cart().quantity).toBeNull();
    expect(localStorage.getItem(storedQuantityKey)).toMatch(/^c-1 2 /);
    await respond(2);
    expect(cart().quantity).toBe(2);
  });

  it('does not change when the request fails, which is reported but not shown', async () => {
    localStorage.setItem(storedQuantityKey, oldQuantity(2));
    const { store, cart, quantity, ask, respond } = slowStore();
    await ask();
    await respond(new ShopError('http', 'GET /api/storefront/cart-summary was answered with 500'));
    expect(cart()).toMatchObject({ quantity: 2, status: 'stored' });
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('cart quantity failed')]);
    await ask();
    expect(quantity).toHaveBeenCalledTimes(2);
  });

  it('is requested once for all widgets, and is the newest response when an older request fails', async () => {
    const { cart, quantity, ask, respond } = slowStore();
    await ask();
    await ask(fresh);
    await respond(new ShopError('timeout', 'Network request timed out'), 0);
    // The newer request is still under way, so there is no further one.
    await ask();
    await respond(2);
    await ask();
    expect([quantity.mock.calls.length, cart().quantity]).toEqual([2, 2]);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('is sent to other scripts only when it changes', async () => {
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    const widgetEvents = recordEvents('widgets:cart-changed');
    const { ask, respond } = slowStore();
    for (const quantity of [3, 3, 4]) {
      await ask(fresh);
      await respond(quantity);
    }
    expect(themeEvents).toEqual([3, 4]);
    expect(widgetEvents).toEqual([3, 4].map((quantity) => ({ quantity, cartId: 'c-1' })));
  });
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
