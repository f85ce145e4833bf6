import { describe, expect, it, jest } from '@jest/globals';
import { fetchCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { observeCartFreshness } from '../../../../../core/state/cart/observe-cart-freshness';
import { hear, settle } from '../store-with-calls';
import { KEY, slowStore, useCartPage } from './quantity-calls';

useCartPage();

describe('a page that is not the last one to know', () => {
  const shown = async () => {
    const made = slowStore();
    const stop = observeCartFreshness(made.store);
    void made.store.dispatch(fetchCartQuantity());
    await settle();
    made.questions[0]!.resolve(1);
    await settle();
    return { ...made, stop };
  };
  const hearOf = (key: string, text: string): void => {
    localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
  };
  const see = (visibilityState: 'hidden' | 'visible'): void => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (persisted: boolean): void => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };

  it('asks anew when the shopper comes back to it, and not when it is new', async () => {
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

  it('shows the stored quantity at once when the shopper comes back to it', async () => {
    const { store, stop } = await shown();
    localStorage.setItem('cart-kept', `c-1 4 ${Date.now()}`);
    show(true);
    expect(store.getState().cart.quantity).toBe(4);
    // The cart is being changed.
    localStorage.setItem('cart-kept', `- - ${Date.now()}`);
    show(true);
    expect(store.getState().cart.quantity).toBe(4);
    stop();
  });

  it('asks anew after a long absence, not after a short one', async () => {
    const { quantity, stop } = await shown();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now);
    see('hidden');
    clock.mockReturnValue(now + 59_000);
    see('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    see('hidden');
    clock.mockReturnValue(now + 200_000);
    see('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
    stop();
  });

  it('hears what another tab has learnt', async () => {
    const { store, stop } = await shown();
    const told = hear('cart-quantity-update', document.body);
    hearOf(KEY, '7');
    await settle();
    expect(store.getState().cart.quantity).toBe(7);
    expect(told).toEqual([7]);
    hearOf('cart-quantity:1:EUR', '9');
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
    expect(store.getState().cart.quantity).toBe(7);
    stop();
  });

  it('takes over what is kept now, not what an event says late, and keeps nothing of it itself', async () => {
    const { store, stop } = await shown();
    localStorage.setItem(KEY, '11');
    const written = jest.spyOn(Storage.prototype, 'setItem');
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '10' }));
    await settle();
    expect(store.getState().cart.quantity).toBe(11);
    expect(written).not.toHaveBeenCalled();
    stop();
  });

  it('hears what another script of the theme says, and does not answer itself', async () => {
    const { store, stop } = await shown();
    const told = hear('cart-quantity-update', document.body);
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    await settle();
    expect(store.getState().cart.quantity).toBe(5);
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 'many' }));
    await settle();
    expect(store.getState().cart.quantity).toBe(5);
    expect(told).toEqual([5, 'many']);
    stop();
  });

  it('hears it while the shop is still asked for the first time, whose answer is older', async () => {
    const { store, questions } = slowStore();
    const stop = observeCartFreshness(store);
    void store.dispatch(fetchCartQuantity());
    await settle();
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    questions[0]!.resolve(2);
    await settle();
    expect(store.getState().cart).toMatchObject({ quantity: 5, status: 'known' });
    stop();
  });

  it('asks anew after exactly a minute, and not when it was never out of sight', async () => {
    const { quantity, stop } = await shown();
    see('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    see('hidden');
    clock.mockReturnValue(60_000);
    see('visible');
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
    stop();
  });

  it('hears nothing any more once it has stopped', async () => {
    const { store, quantity, stop } = await shown();
    stop();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    see('hidden');
    clock.mockReturnValue(90_000);
    see('visible');
    hearOf(KEY, '7');
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    await settle();
    expect(store.getState().cart.quantity).toBe(1);
    expect(quantity.mock.calls.length).toBe(1);
  });

  it('asks for nothing where nobody shows the quantity, and hears what others say', async () => {
    const { store, quantity } = slowStore();
    const stop = observeCartFreshness(store);
    show(true);
    hearOf(KEY, '7');
    expect(store.getState().cart).toMatchObject({ quantity: 7, status: 'known' });
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 5 }));
    expect(store.getState().cart).toMatchObject({ quantity: 5, status: 'known' });
    expect(quantity).not.toHaveBeenCalled();
    stop();
  });
});
