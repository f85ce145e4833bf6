import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import type { CartLine } from '../../../../../core/state/slices/cart-page-slice';
import { cartPageSlice } from '../../../../../core/state/slices/cart-page-slice';
import { cartChanged } from '../../../../../core/state/slices/cart-slice';
import { receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { refreshCart } from '../../../../../core/state/cart/refresh-cart';
import { complaints } from '../../../../support/jest/setup';
import { deferred, storeWithCalls } from '../store-with-calls';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const content = '<ul data-cart-quantity="5"><li data-item-row="a" data-item-quantity="4">Mug</li></ul>';
const answer = { content, totals: '<dl></dl>', pageTitle: '', statusMessages: '', additionalCheckoutButtons: '' };
const atOnce = () => Promise.resolve();
const wanted = () => new AbortController().signal;
const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  saved: 2,
  wanted: 2,
  saving: false,
  unsure: false,
  problem: null,
  ...changes,
});

/** A cart page with lines that the shopper has changed. */
const openCart = (lines: Record<string, CartLine> = {}) => {
  const ask = jest.fn((_sections: object, _signal?: AbortSignal): Promise<object> => Promise.resolve(answer));
  const store = storeWithCalls(
    { cart: { content: ask as never }, restCarts: { quantity: () => Promise.resolve(4) } },
    { cartPage: { ...cartPageSlice.getInitialState(), lines } },
  );
  return { store, ask, page: () => store.getState().cartPage };
};

describe('bringing the cart page up to date', () => {
  it('asks for its five parts at once, and tells the whole page how many items they show', async () => {
    const { store, ask, page } = openCart();
    store.dispatch(cartChanged({}));
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(Object.values(ask.mock.calls[0]?.[0] ?? {})).toEqual([
      'cart/content',
      'cart/totals',
      'cart/page-title',
      'cart/status-messages',
      'cart/additional-checkout-buttons',
    ]);
    expect(page()).toMatchObject({ parts: answer, quantity: 5, shown: 1, failedAt: null });
    expect(store.getState().cart.quantity).toBe(5);
  });

  it('waits for quiet hands, and then shows nothing that is old by now', async () => {
    const { store, page } = openCart();
    const hands = deferred<void>();
    const unwanted = new AbortController();
    void store.dispatch(refreshCart(unwanted.signal, () => hands.promise));
    await pass();
    unwanted.abort();
    hands.resolve();
    await pass();
    expect(page().parts).toBeNull();
  });

  it('forgets lines that show what the store holds, and keeps those that are still under way', async () => {
    const pending = line({ wanted: 3 });
    const { store, page } = openCart({ a: line({ saved: 3, wanted: 3 }), b: pending });
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(page().lines).toEqual({ b: pending });
  });

  it('keeps what went wrong with a line beside what the line holds', async () => {
    const refused = line({ problem: { text: 'The mug stays.', tried: 9 } });
    const { store, page } = openCart({ a: refused });
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(page().lines).toEqual({ a: { ...refused, saved: 4, wanted: 4 } });
  });

  it.each([
    ['changed', 'a', 4],
    ['removed', 'gone', 0],
  ])('forgets what went wrong with a line that was %s all the same', async (_, id, tried) => {
    const { store, page } = openCart({ [id]: line({ problem: { text: 'It stays.', tried } }) });
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(page().lines).toEqual({});
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('says in an alert what went wrong with a line that is gone', async () => {
    const { store, page } = openCart({ gone: line({ problem: { text: 'The lamp stays.', tried: 3 } }) });
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(page().lines).toEqual({});
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'The lamp stays.' }]);
  });

  it('keeps what a line holds where the theme does not print it', async () => {
    const { store, ask, page } = openCart({ a: line({ problem: { text: 'It stays.', tried: 9 } }) });
    ask.mockResolvedValue({ ...answer, content: '<ul><li data-item-row="a">Mug</li></ul>' });
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(page().lines).toMatchObject({ a: { saved: 2, wanted: 2 } });
  });

  it('leaves the quantity of the rest of the page where the theme prints none', async () => {
    const { store, ask, page } = openCart();
    ask.mockResolvedValue({ totals: '<dl></dl>' });
    await store.dispatch(refreshCart(wanted(), atOnce));
    expect(page().quantity).toBeNull();
    expect(store.getState().cart.status).toBe('unknown');
  });
});

describe('bringing the cart page up to date, when the store says no', () => {
  const error = new ShopError('http', 'answered with 500', { status: 500 });

  it('tries twice more, after a second and after three', async () => {
    const { store, ask, page } = openCart();
    ask.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    void store.dispatch(refreshCart(wanted(), atOnce));
    await pass(999);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(3000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(page().parts).toBe(answer);
  });

  it('lets the page know, reports it, and at least finds out how many items there are', async () => {
    const { store, ask, page } = openCart();
    ask.mockRejectedValue(error);
    store.dispatch(receiveCartQuantity(2));
    store.dispatch(cartChanged({}));
    void store.dispatch(refreshCart(wanted(), atOnce));
    await pass(4000);
    expect(page()).toMatchObject({ parts: null, failedAt: 1 });
    expect(store.getState().cart.quantity).toBe(4);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('stops trying when nobody wants the answer any more', async () => {
    const { store, ask, page } = openCart();
    ask.mockRejectedValue(error);
    const unwanted = new AbortController();
    void store.dispatch(refreshCart(unwanted.signal, atOnce));
    await pass();
    unwanted.abort();
    await pass(4000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(page().failedAt).toBeNull();
  });

  it('is silent about a failure that nobody waits for', async () => {
    const { store, ask, page } = openCart();
    const unwanted = new AbortController();
    ask.mockImplementation(async () => {
      unwanted.abort();
      throw error;
    });
    let isDone = false;
    void store.dispatch(refreshCart(unwanted.signal, atOnce)).then(() => (isDone = true));
    await pass();
    expect(isDone).toBe(true);
    expect(page().failedAt).toBeNull();
  });

  it('tells the reason to operators', async () => {
    const { store, ask } = openCart();
    ask.mockRejectedValue(error);
    void store.dispatch(refreshCart(wanted(), atOnce));
    await pass(1000);
    await pass(2999);
    expect(complaints).toEqual([]);
    await pass(1);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('bringing the cart page up to date failed: answered with 500'),
    ]);
  });
});
