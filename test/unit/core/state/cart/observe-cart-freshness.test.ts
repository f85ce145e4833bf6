import { describe, expect, it, jest } from '@jest/globals';
import { fetchCartQuantity, observeCartFreshness } from '../../../../../core/state/cart/cart-quantity';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { recordEvents } from '../store-with-calls';
import { newQuantity, oldQuantity, slowStore, useCartPage } from './quantity-calls';

useCartPage();

describe('the cart quantity of an open page', () => {
  const shown = async () => {
    const made = slowStore();
    const stop = observeCartFreshness(made.store);
    void made.store.dispatch(fetchCartQuantity());
    await settle();
    made.requests[0]!.resolve(1);
    await settle();
    return { ...made, stop };
  };
  const storeInOtherTab = (text: string): void => {
    localStorage.setItem(storedQuantityKey, text);
    window.dispatchEvent(new StorageEvent('storage', { key: storedQuantityKey, newValue: text }));
  };
  const setVisibility = (visibilityState: 'hidden' | 'visible'): void => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (persisted: boolean): void => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };

  it('is requested again when the browser restores the page, not when it is first shown', async () => {
    const { quantity, stop } = await shown();
    show(false);
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    show(true);
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
    stop();
    show(true);
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
  });

  it('is the stored one at once when the browser restores the page', async () => {
    const { store, stop } = await shown();
    localStorage.setItem(storedQuantityKey, `c-1 4 ${Date.now()}`);
    show(true);
    expect(store.getState().cart.quantity).toBe(4);
    // The cart is being changed.
    localStorage.setItem(storedQuantityKey, `- - ${Date.now()}`);
    show(true);
    expect(store.getState().cart.quantity).toBe(4);
    stop();
  });

  it('is requested again after the page was hidden for one minute, not for a shorter time or if it never was', async () => {
    const { quantity, stop } = await shown();
    setVisibility('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now);
    setVisibility('hidden');
    clock.mockReturnValue(now + 59_999);
    setVisibility('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    setVisibility('hidden');
    clock.mockReturnValue(now + 119_999);
    setVisibility('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
    stop();
  });

  it('follows the quantity that another tab stores', async () => {
    const { store, stop } = await shown();
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    storeInOtherTab(newQuantity(7));
    await settle();
    expect(store.getState().cart.quantity).toBe(7);
    expect(themeEvents).toEqual([7]);
    stop();
  });

  it.each([
    ['of another currency', () => newQuantity(9, '1:EUR')],
    ['that is no longer certain', () => `- -9 ${Date.now()} ${Date.now()} 1:USD`],
    ['from before this page', () => oldQuantity(9)],
    ['that was removed', () => ''],
  ])('does not follow a stored quantity %s', async (_, text) => {
    const { store, stop } = await shown();
    storeInOtherTab(text());
    await settle();
    expect(store.getState().cart.quantity).toBe(1);
    stop();
  });

  it('is read from the storage, not from a late event, and is not stored again', async () => {
    const { store, stop } = await shown();
    localStorage.setItem(storedQuantityKey, newQuantity(11));
    const written = jest.spyOn(Storage.prototype, 'setItem');
    window.dispatchEvent(new StorageEvent('storage', { key: storedQuantityKey, newValue: newQuantity(10) }));
    await settle();
    expect(store.getState().cart.quantity).toBe(11);
    expect(written).not.toHaveBeenCalled();
    stop();
  });

  it('is the one that another tab has stored since this tab has asked', async () => {
    const { store, requests, stop } = await shown();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    storeInOtherTab(newQuantity(2));
    await settle();
    requests[1]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(2);
    stop();
  });

  it('follows the event of another script, and does not send a second one', async () => {
    const { store, stop } = await shown();
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    await settle();
    expect(store.getState().cart.quantity).toBe(5);
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 'many' }));
    await settle();
    expect(store.getState().cart.quantity).toBe(5);
    expect(themeEvents).toEqual([5, 'many']);
    stop();
  });

  it('follows such an event, even if the response to the first request arrives later', async () => {
    const { store, requests } = slowStore();
    const stop = observeCartFreshness(store);
    void store.dispatch(fetchCartQuantity());
    await settle();
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    requests[0]!.resolve(2);
    await settle();
    expect(store.getState().cart).toMatchObject({ quantity: 5, status: 'known' });
    stop();
  });

  it('does not change after observing has stopped', async () => {
    const { store, quantity, stop } = await shown();
    stop();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    setVisibility('hidden');
    clock.mockReturnValue(90_000);
    setVisibility('visible');
    storeInOtherTab(newQuantity(7));
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    await settle();
    expect(store.getState().cart.quantity).toBe(1);
    expect(quantity.mock.calls.length).toBe(1);
  });

  it('is not requested if no widget shows it, but follows other tabs and scripts', async () => {
    const { store, quantity } = slowStore();
    const stop = observeCartFreshness(store);
    show(true);
    storeInOtherTab(newQuantity(7));
    expect(store.getState().cart).toMatchObject({ quantity: 7, status: 'known' });
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    expect(store.getState().cart).toMatchObject({ quantity: 5, status: 'known' });
    expect(quantity).not.toHaveBeenCalled();
    stop();
  });
});
