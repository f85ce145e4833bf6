import { afterEach, beforeEach, jest } from '@jest/globals';
import { type Deferred, deferred, printContext, storeWithCalls } from '../store-with-calls';

/** The key under which the browser stores the quantity of `useCartPage`'s cart. */
export const KEY = 'cart-quantity:1:USD';

/** Gives each test of a file the page of a shopper with a cart whose quantity is not stored. */
export function useCartPage(): void {
  beforeEach(() => {
    localStorage.clear();
    printContext({ 'cart-id': 'c-1', 'channel-id': '1', 'currency-code': 'USD' });
  });
  afterEach(() => document.head.replaceChildren());
}

/** A store whose requests for the quantity are answered by the test. */
export function slowStore() {
  const requests: Deferred<number>[] = [];
  const quantity = jest.fn(() => {
    const request = deferred<number>();
    requests.push(request);
    return request.promise;
  });
  return { store: storeWithCalls({ restCarts: { quantity } }), requests, quantity };
}
