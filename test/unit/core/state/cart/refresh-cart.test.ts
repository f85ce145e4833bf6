import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { refreshCart } from '../../../../../core/state/cart/cart-content';
import { receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { type CartLine, cartPageSlice } from '../../../../../core/state/slices/cart-page-slice';
import { cartChanged } from '../../../../../core/state/slices/cart-slice';
import { complaints } from '../../../../support/jest/setup';
import { storeWithCalls } from '../store-with-calls';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  localStorage.clear();
});

const content = '<ul data-cart-quantity="5"><li data-item-row="a" data-item-quantity="4">Mug</li></ul>';
const response = { content, totals: '<dl></dl>', pageTitle: '', statusMessages: '', additionalCheckoutButtons: '' };
const advance = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  saved: 2,
  wanted: 2,
  saving: false,
  isOutcomeUnknown: false,
  problem: null,
  ...changes,
});

/** A cart page with lines that the shopper has changed. */
const openCart = (lines: Record<string, CartLine> = {}) => {
  const fetchSections = jest.fn(
    (_sections: object, _signal?: AbortSignal): Promise<object> => Promise.resolve(response),
  );
  const store = storeWithCalls(
    { cart: { content: fetchSections as never }, restCarts: { quantity: () => Promise.resolve(4) } },
    { cartPage: { ...cartPageSlice.getInitialState(), lines } },
  );
  const refresh = (signal = new AbortController().signal) =>
    store.dispatch(refreshCart(signal, () => Promise.resolve()));
  return { store, fetchSections, refresh, page: () => store.getState().cartPage };
};

describe('refreshing the cart page', () => {
  const refused = (tried: number) => line({ problem: { text: 'It stays.', tried } });
  it.each<[string, Record<string, CartLine>, Record<string, CartLine>]>([
    ['forgets a line whose quantity is saved', { a: line({ saved: 3, wanted: 3 }) }, {}],
    ['keeps a line with a change under way', { b: line({ wanted: 3 }) }, { b: line({ wanted: 3 }) }],
    ['keeps a problem with the line’s quantity', { a: refused(9) }, { a: { ...refused(9), saved: 4, wanted: 4 } }],
    ['forgets the problem of a line that was changed in spite of it', { a: refused(4) }, {}],
    ['forgets the problem of a line that was removed in spite of it', { gone: refused(0) }, {}],
  ])('%s', async (_, lines, expected) => {
    const { store, refresh, page } = openCart(lines);
    await refresh();
    expect(page().lines).toEqual(expected);
    expect(store.getState().ui.dialogs).toEqual([]);
  });

  it('shows the problem of a removed line in an alert', async () => {
    const { store, page, refresh } = openCart({ gone: refused(3) });
    await refresh();
    expect(page().lines).toEqual({});
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'It stays.' }]);
  });

  it('keeps the quantity of a line if the theme does not render it', async () => {
    const { fetchSections, page, refresh } = openCart({ a: refused(9) });
    fetchSections.mockResolvedValue({ ...response, content: '<ul><li data-item-row="a">Mug</li></ul>' });
    await refresh();
    expect(page().lines).toMatchObject({ a: { saved: 2, wanted: 2 } });
  });

  it('does not change the quantity of the cart if the theme renders none', async () => {
    const { store, fetchSections, page, refresh } = openCart();
    fetchSections.mockResolvedValue({ totals: '<dl></dl>' });
    await refresh();
    expect(page().quantity).toBeNull();
    expect(store.getState().cart.status).toBe('unknown');
  });
});

describe('refreshing the cart page, when the request fails', () => {
  const error = new ShopError('http', 'answered with 500', { status: 500 });

  it('tries after one and three more seconds, then marks the page as failed, reports why, and requests the quantity of the cart', async () => {
    const { store, fetchSections, page, refresh } = openCart();
    fetchSections.mockRejectedValue(error);
    store.dispatch(receiveCartQuantity(2));
    store.dispatch(cartChanged({}));
    void refresh();
    await advance(999);
    expect(fetchSections).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(fetchSections).toHaveBeenCalledTimes(2);
    await advance(2999);
    expect(complaints).toEqual([]);
    await advance(1);
    expect(page()).toMatchObject({ parts: null, failedAt: 1 });
    expect(store.getState().cart.quantity).toBe(4);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('bringing the cart page up to date failed: answered with 500'),
    ]);
  });

  it.each(['between two tries', 'before the response'])('stops silently when it is aborted %s', async (when) => {
    const { fetchSections, refresh, page } = openCart();
    const controller = new AbortController();
    fetchSections.mockImplementation(async () => {
      if (when === 'before the response') controller.abort();
      throw error;
    });
    let isDone = false;
    void refresh(controller.signal).then(() => (isDone = true));
    await advance();
    controller.abort();
    await advance(4000);
    expect(fetchSections).toHaveBeenCalledTimes(1);
    expect([isDone, page().failedAt]).toEqual([true, null]);
  });
});
