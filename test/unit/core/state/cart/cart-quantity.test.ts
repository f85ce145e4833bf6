import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { fetchCartQuantity, receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { complaints } from '../../../../support/jest/setup';
import { printContext, recordEvents } from '../store-with-calls';
import { oldQuantity, slowStore, storedCart, useCartPage } from './quantity-calls';

useCartPage();

describe('the quantity of the cart', () => {
  it('is the stored one until the shop has responded', async () => {
    localStorage.setItem(storedQuantityKey, oldQuantity(2));
    const { store, requests } = slowStore();
    void store.dispatch(fetchCartQuantity());
    expect(store.getState().cart).toMatchObject({ id: 'c-1', quantity: 2, status: 'stored' });
    await settle();
    requests[0]!.resolve(3);
    await settle();
    expect(store.getState().cart).toMatchObject({ quantity: 3, status: 'known' });
    expect(storedCart()).toEqual(['c-1', '3', expect.any(String), '0', '1:USD']);
  });

  it.each([
    ['another currency', oldQuantity(2, '1:EUR')],
    ['another channel', oldQuantity(2, '2:USD')],
    ['a text that is not a number', oldQuantity('NaN')],
  ])('is not read from %s', (_, text) => {
    localStorage.setItem(storedQuantityKey, text);
    const { store } = slowStore();
    void store.dispatch(fetchCartQuantity());
    expect(store.getState().cart).toMatchObject({ quantity: null, status: 'unknown' });
  });

  it('is requested once, however many widgets show it', async () => {
    const { store, requests, quantity } = slowStore();
    const pending = [store.dispatch(fetchCartQuantity()), store.dispatch(fetchCartQuantity())];
    await settle();
    requests[0]!.resolve(1);
    await Promise.all(pending);
    await store.dispatch(fetchCartQuantity());
    expect(quantity).toHaveBeenCalledTimes(1);
  });

  it('is not requested if the layout renders an empty cart id', async () => {
    printContext({ 'cart-id': '' });
    localStorage.setItem(storedQuantityKey, oldQuantity(2));
    const { store, quantity } = slowStore();
    await store.dispatch(fetchCartQuantity());
    expect(store.getState().cart).toMatchObject({ quantity: 0, status: 'known' });
    expect(quantity).not.toHaveBeenCalled();
  });

  it('is requested if the layout renders no cart id', async () => {
    document.head.replaceChildren();
    const { store, quantity } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    store.dispatch(receiveCartQuantity(2));
    expect(storedCart()).toEqual(['-', '2', expect.any(String), '0', ':']);
  });

  it('is the response to the newest request, even if an older response arrives later', async () => {
    const { store, requests } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    await settle();
    requests[1]!.resolve(2);
    await settle();
    requests[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('is that of a preview, even if the response to an older request arrives later', async () => {
    const { store, requests } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    store.dispatch(receiveCartQuantity(2));
    requests[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('is requested again if another tab has changed the cart while the shop responded', async () => {
    const { store, requests } = slowStore();
    const pending = store.dispatch(fetchCartQuantity());
    await settle();
    await sleep(2);
    localStorage.setItem(storedQuantityKey, `c-1 2 ${Date.now()} ${Date.now()}`);
    requests[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBeNull();
    expect(localStorage.getItem(storedQuantityKey)).toMatch(/^c-1 2 /);
    requests[1]!.resolve(2);
    await pending;
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('is requested once if the stored time of a change is in the future', async () => {
    const { store, requests } = slowStore();
    const pending = store.dispatch(fetchCartQuantity());
    await settle();
    const tomorrow = Date.now() + 86_400_000;
    localStorage.setItem(storedQuantityKey, `c-1 2 ${tomorrow} ${tomorrow}`);
    requests[0]!.resolve(1);
    await pending;
    expect(store.getState().cart.quantity).toBe(1);
  });

  it('does not change when the request fails, which is reported but not shown', async () => {
    localStorage.setItem(storedQuantityKey, oldQuantity(2));
    const { store, requests, quantity } = slowStore();
    const pending = store.dispatch(fetchCartQuantity());
    await settle();
    requests[0]!.reject(new ShopError('http', 'GET /api/storefront/cart-summary was answered with 500'));
    await pending;
    expect(store.getState().cart).toMatchObject({ quantity: 2, status: 'stored' });
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('cart quantity failed')]);
    void store.dispatch(fetchCartQuantity());
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
  });

  it('is the newest response when an older request fails', async () => {
    const { store, requests, quantity } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    await settle();
    requests[0]!.reject(new ShopError('timeout', 'Network request timed out'));
    await settle();
    // The newer request is still under way, so there is no further one.
    void store.dispatch(fetchCartQuantity());
    requests[1]!.resolve(2);
    await settle();
    expect(quantity.mock.calls.length).toBe(2);
    expect(store.getState().cart.quantity).toBe(2);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('is sent to other scripts once the shop confirms the stored one', async () => {
    localStorage.setItem(storedQuantityKey, oldQuantity(3));
    const widgetEvents = recordEvents('widgets:cart-changed');
    const { store, requests } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    expect(widgetEvents).toEqual([]);
    requests[0]!.resolve(3);
    await settle();
    expect(widgetEvents).toEqual([{ quantity: 3, cartId: 'c-1' }]);
  });

  it('is requested after an add, even if the layout rendered an empty cart id', async () => {
    printContext({ 'cart-id': '' });
    const { store, requests } = slowStore();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    await settle();
    requests[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(1);
  });

  it('is sent to other scripts only when it changes', async () => {
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    const widgetEvents = recordEvents('widgets:cart-changed');
    const { store, requests } = slowStore();
    for (const [index, quantity] of [3, 3, 4].entries()) {
      void store.dispatch(fetchCartQuantity({ fresh: true }));
      await settle();
      requests[index]!.resolve(quantity);
      await settle();
    }
    expect(themeEvents).toEqual([3, 4]);
    expect(widgetEvents).toEqual([
      { quantity: 3, cartId: 'c-1' },
      { quantity: 4, cartId: 'c-1' },
    ]);
  });
});
