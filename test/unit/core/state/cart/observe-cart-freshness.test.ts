import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { observeCartFreshness } from '../../../../../core/state/cart/cart-quantity';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { recordEvents } from '../store-with-calls';
import { newQuantity, slowStore, useCartPage } from './quantity-calls';

useCartPage();

describe('the cart quantity of an open page', () => {
  let stop = () => {};
  afterEach(() => stop());

  /** A page that is observed. The test answers its requests. */
  const open = () => {
    const made = slowStore();
    stop = observeCartFreshness(made.store);
    return { ...made, shown: () => made.cart().quantity, requests: () => made.quantity.mock.calls.length };
  };
  /** A page that shows the quantity 1. */
  const openWithOne = async () => {
    const made = open();
    await made.ask();
    await made.respond(1);
    return made;
  };
  const storeInOtherTab = async (text: string) => {
    localStorage.setItem(storedQuantityKey, text);
    window.dispatchEvent(new StorageEvent('storage', { key: storedQuantityKey, newValue: text }));
    await settle();
  };
  const setVisibility = async (visibilityState: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };
  const show = async (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await settle();
  };
  const sendByOtherScript = async (detail: unknown) => {
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail }));
    await settle();
  };

  it('is the stored one at once when the browser restores the page, and is requested again', async () => {
    const { shown, requests } = await openWithOne();
    localStorage.setItem(storedQuantityKey, `c-1 4 ${Date.now()}`);
    await show(false);
    expect([shown(), requests()]).toEqual([1, 1]);
    void show(true);
    expect(shown()).toBe(4);
    // The cart is being changed.
    localStorage.setItem(storedQuantityKey, `- - ${Date.now()}`);
    await show(true);
    expect([shown(), requests()]).toEqual([4, 3]);
  });

  it('is requested again after the page was hidden for one minute, not for a shorter time or if it never was', async () => {
    const { requests } = await openWithOne();
    await setVisibility('visible');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await setVisibility('hidden');
    clock.mockReturnValue(now + 59_999);
    await setVisibility('visible');
    expect(requests()).toBe(1);
    await setVisibility('hidden');
    clock.mockReturnValue(now + 119_999);
    await setVisibility('visible');
    expect(requests()).toBe(2);
  });

  it('follows the quantity that another tab stores', async () => {
    const { shown } = await openWithOne();
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    await storeInOtherTab(newQuantity(7));
    expect([shown(), themeEvents]).toEqual([7, [7]]);
  });

  it('does not follow a stored quantity of another currency', async () => {
    const { shown } = await openWithOne();
    await storeInOtherTab(newQuantity(9, '1:EUR'));
    expect(shown()).toBe(1);
  });

  it('is read from the storage, not from a late event, and is not stored again', async () => {
    const { shown } = await openWithOne();
    localStorage.setItem(storedQuantityKey, newQuantity(11));
    const written = jest.spyOn(Storage.prototype, 'setItem');
    window.dispatchEvent(new StorageEvent('storage', { key: storedQuantityKey, newValue: newQuantity(10) }));
    await settle();
    expect(shown()).toBe(11);
    expect(written).not.toHaveBeenCalled();
  });

  it('follows the event of another script, sends no second one, and is not set by an older response', async () => {
    const { ask, respond, cart } = open();
    await ask();
    const themeEvents = recordEvents('cart-quantity-update', document.body);
    await sendByOtherScript(5);
    await sendByOtherScript('many');
    await respond(2);
    expect(cart()).toMatchObject({ quantity: 5, status: 'known' });
    expect(themeEvents).toEqual([5, 'many']);
  });

  it('does not change after observing has stopped', async () => {
    const { shown, requests } = await openWithOne();
    stop();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    await setVisibility('hidden');
    clock.mockReturnValue(90_000);
    await setVisibility('visible');
    await show(true);
    await storeInOtherTab(newQuantity(7));
    await sendByOtherScript(5);
    expect([shown(), requests()]).toEqual([1, 1]);
  });

  it('is not requested if no widget shows it, but follows other tabs and scripts', async () => {
    const { cart, requests } = open();
    await show(true);
    await storeInOtherTab(newQuantity(7));
    expect(cart()).toMatchObject({ quantity: 7, status: 'known' });
    await sendByOtherScript(5);
    expect(cart()).toMatchObject({ quantity: 5, status: 'known' });
    expect(requests()).toBe(0);
  });
});
