import { describe, expect, it } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { fetchCartQuantity, receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { complaints } from '../../../../support/jest/setup';
import { hear, printContext, settle } from '../store-with-calls';
import { KEY, slowStore, useCartPage } from './quantity-calls';

useCartPage();

describe('the quantity of the cart', () => {
  it('is what this browser remembers, until the shop has said it', async () => {
    localStorage.setItem(KEY, '2');
    const { store, questions } = slowStore();
    void store.dispatch(fetchCartQuantity());
    expect(store.getState().cart).toMatchObject({ id: 'c-1', quantity: 2, status: 'stored' });
    await settle();
    questions[0]!.resolve(3);
    await settle();
    expect(store.getState().cart).toMatchObject({ quantity: 3, status: 'known' });
    expect(localStorage.getItem(KEY)).toBe('3');
  });

  it('is not taken from another channel or currency, nor from a text that is no number', () => {
    localStorage.setItem('cart-quantity:1:EUR', '2');
    localStorage.setItem(KEY, 'NaN');
    const { store } = slowStore();
    void store.dispatch(fetchCartQuantity());
    expect(store.getState().cart).toMatchObject({ quantity: null, status: 'unknown' });
  });

  it('is asked for once, however many show it', async () => {
    const { store, questions, quantity } = slowStore();
    const asked = [store.dispatch(fetchCartQuantity()), store.dispatch(fetchCartQuantity())];
    await settle();
    questions[0]!.resolve(1);
    await Promise.all(asked);
    await store.dispatch(fetchCartQuantity());
    expect(quantity).toHaveBeenCalledTimes(1);
  });

  it('is not asked for where the layout says that there is no cart', async () => {
    printContext({ 'cart-id': '' });
    localStorage.setItem('cart-quantity', '2');
    const { store, quantity } = slowStore();
    await store.dispatch(fetchCartQuantity());
    expect(store.getState().cart).toMatchObject({ quantity: 0, status: 'known' });
    expect(quantity).not.toHaveBeenCalled();
  });

  it('is asked for where the layout says nothing', async () => {
    document.head.replaceChildren();
    const { store, quantity } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    store.dispatch(receiveCartQuantity(2));
    expect(localStorage.getItem('cart-quantity')).toBe('2');
  });

  it('is the answer to the newest question, when something was added meanwhile', async () => {
    const { store, questions } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    await settle();
    questions[1]!.resolve(2);
    await settle();
    questions[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('is what a preview says that came meanwhile: the answer to an older question is old', async () => {
    const { store, questions } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    store.dispatch(receiveCartQuantity(2));
    questions[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(2);
  });

  it('stays as it is when the shop fails; shoppers see nothing of it, operators do', async () => {
    localStorage.setItem(KEY, '2');
    const { store, questions, quantity } = slowStore();
    const asked = store.dispatch(fetchCartQuantity());
    await settle();
    questions[0]!.reject(new ShopError('http', 'GET /api/storefront/cart-summary was answered with 500'));
    await asked;
    expect(store.getState().cart).toMatchObject({ quantity: 2, status: 'stored' });
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('cart quantity failed')]);
    void store.dispatch(fetchCartQuantity());
    await settle();
    expect(quantity).toHaveBeenCalledTimes(2);
  });

  it('keeps what came last when an older question fails', async () => {
    const { store, questions, quantity } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    await settle();
    questions[0]!.reject(new ShopError('timeout', 'Network request timed out'));
    await settle();
    // The newer request is still under way, so there is no further one.
    void store.dispatch(fetchCartQuantity());
    questions[1]!.resolve(2);
    await settle();
    expect(quantity.mock.calls.length).toBe(2);
    expect(store.getState().cart.quantity).toBe(2);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('is told to other scripts once the shop confirms what the browser remembered', async () => {
    localStorage.setItem(KEY, '3');
    const own = hear('widgets:cart-changed');
    const { store, questions } = slowStore();
    void store.dispatch(fetchCartQuantity());
    await settle();
    expect(own).toEqual([]);
    questions[0]!.resolve(3);
    await settle();
    expect(own).toEqual([{ quantity: 3, cartId: 'c-1' }]);
  });

  it('is asked for after an add where the layout said that there is no cart', async () => {
    printContext({ 'cart-id': '' });
    const { store, questions } = slowStore();
    void store.dispatch(fetchCartQuantity({ fresh: true }));
    await settle();
    questions[0]!.resolve(1);
    await settle();
    expect(store.getState().cart.quantity).toBe(1);
  });

  it('is told to other scripts when it is news, and only then', async () => {
    const told = hear('cart-quantity-update', document.body);
    const own = hear('widgets:cart-changed');
    const { store, questions } = slowStore();
    for (const [index, quantity] of [3, 3, 4].entries()) {
      void store.dispatch(fetchCartQuantity({ fresh: true }));
      await settle();
      questions[index]!.resolve(quantity);
      await settle();
    }
    expect(told).toEqual([3, 4]);
    expect(own).toEqual([
      { quantity: 3, cartId: 'c-1' },
      { quantity: 4, cartId: 'c-1' },
    ]);
  });
});
