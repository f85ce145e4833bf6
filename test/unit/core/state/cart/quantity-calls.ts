import { beforeEach, jest } from '@jest/globals';
import { fetchCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { storedQuantityKey } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { type Deferred, deferred, printContext, storeWithCalls } from '../store-with-calls';

/** What the browser has stored about the cart: its id, quantity, times and scope. */
export const storedCart = (): string[] => localStorage.getItem(storedQuantityKey)?.split(' ') ?? [];

/** The text of a quantity that was certain more than five minutes ago. */
export const oldQuantity = (quantity: number | string, scope = '1:USD'): string => `c-1 ${quantity} 1 0 ${scope}`;

/** The text of a quantity that another tab has received from the shop now. */
export const newQuantity = (quantity: number, scope = '1:USD'): string => `c-1 ${quantity} ${Date.now()} 0 ${scope}`;

/** Gives each test of a file the page of a shopper with a cart whose quantity is not stored. */
export function useCartPage(): void {
  beforeEach(() => {
    localStorage.clear();
    printContext({ 'cart-id': 'c-1', 'channel-id': '1', 'currency-code': 'USD' });
  });
}

/** A store whose requests for the quantity are answered by the test. */
export function slowStore() {
  const requests: Deferred<number>[] = [];
  const quantity = jest.fn(() => {
    const request = deferred<number>();
    requests.push(request);
    return request.promise;
  });
  const store = storeWithCalls({ restCarts: { quantity } });
  return {
    store,
    quantity,
    cart: () => store.getState().cart,
    /** As each widget does that shows the quantity, and as an add does (`fresh`). */
    ask: async (options?: { fresh: boolean }) => {
      void store.dispatch(fetchCartQuantity(options));
      await settle();
    },
    /** Answers a request: by default the newest one. */
    respond: async (result: number | Error, request = requests.length - 1) => {
      if (typeof result === 'number') requests[request]!.resolve(result);
      else requests[request]!.reject(result);
      await settle();
    },
  };
}
