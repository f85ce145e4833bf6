import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fetchCartQuantity, receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { writeCart } from '../../../../../core/state/cart/write-cart';
import { deferred, hear, printContext, settle, storeWithCalls } from '../store-with-calls';

beforeEach(() => {
  localStorage.clear();
  printContext({ 'cart-id': 'c-1' });
});
afterEach(() => document.head.replaceChildren());

describe('the quantity that this browser keeps of a cart', () => {
  it('is not asked for when this browser remembers this very cart from a moment ago', async () => {
    const quantity = jest.fn(() => Promise.resolve(3));
    const page = () => storeWithCalls({ restCarts: { quantity } });
    await page().dispatch(fetchCartQuantity());
    const next = page();
    const told = hear('cart-quantity-update', document.body);
    const kept = localStorage.getItem('cart-kept');
    await next.dispatch(fetchCartQuantity());
    await settle();
    expect(next.getState().cart).toMatchObject({ quantity: 3, status: 'known' });
    // Other scripts get the event on each page. That does not renew the stored quantity.
    expect(told).toEqual([3]);
    expect(localStorage.getItem('cart-kept')).toEqual(kept);
    expect(quantity).toHaveBeenCalledTimes(1);
    await next.dispatch(fetchCartQuantity({ fresh: true }));
    expect(quantity).toHaveBeenCalledTimes(2);
  });

  it('is nothing of a shopper who never had anything in the cart, and 0 of one who took all out', async () => {
    printContext({ 'cart-id': '', 'channel-id': '1', 'currency-code': 'USD' });
    await storeWithCalls({}).dispatch(fetchCartQuantity());
    await settle();
    expect(localStorage.length).toBe(0);
    localStorage.setItem('cart-quantity:1:USD', '2');
    storeWithCalls({}).dispatch(receiveCartQuantity(0));
    expect(localStorage.getItem('cart-quantity:1:USD')).toBe('0');
  });

  it('is forgotten by this browser as soon as something is written to the cart', async () => {
    localStorage.setItem('cart-kept', `c-1 3 ${Date.now()}`);
    const write = deferred<object>();
    void storeWithCalls().dispatch(writeCart(() => write.promise));
    await settle();
    expect(localStorage.getItem('cart-kept')).toMatch(/^- - \d+ \d+$/);
    // A response arrives during the write, and its request was sent before.
    localStorage.setItem('cart-kept', `c-1 3 ${Date.now()}`);
    write.resolve({});
    await settle();
    expect(localStorage.getItem('cart-kept')).toMatch(/^- - \d+ \d+$/);
  });

  it.each([
    ['the shop is asked once another page has begun to fill a cart', 1, 1, 2],
    ['nothing is asked, and it is empty, while nobody has', -1, 0, 0],
  ])('of a page that was printed without one: %s', async (_, sinceThePage, calls, shown) => {
    printContext({ 'cart-id': '' });
    localStorage.setItem('cart-kept', `- - ${performance.timeOrigin + sinceThePage}`);
    const quantity = jest.fn(() => Promise.resolve(2));
    const page = storeWithCalls({ restCarts: { quantity } });
    await page.dispatch(fetchCartQuantity());
    expect(quantity.mock.calls.length).toEqual(calls);
    expect(page.getState().cart.quantity).toEqual(shown);
  });
});
