import { afterEach, expect, it, jest } from '@jest/globals';
import { updateCart } from '../../../../../core/state/cart/write-cart';
import { settle } from '../../../../support/jest/settle';
import { recordEvents, storeWithCalls } from '../store-with-calls';

const origin = { source: 'cart' } as const;

afterEach(() => {
  delete window.stencilUtils;
});

it('a changed quantity is not sent as a removal', async () => {
  const hook = jest.fn();
  window.stencilUtils = { hooks: { emit: hook } };
  const removed = recordEvents('widgets:item-removed');
  const store = storeWithCalls({ cart: { update: () => Promise.resolve({}) } });
  await store.dispatch(updateCart(() => [{ id: 'i-1', quantity: 3 }], origin));
  await settle();
  expect(hook.mock.calls.map(([name]) => name)).toEqual(['cart-item-update-remote']);
  expect(removed).toEqual([]);
});

it('only the removed lines are sent as removed, with the cart’s id', async () => {
  const removed = recordEvents('widgets:item-removed');
  const store = storeWithCalls(
    { cart: { update: () => Promise.resolve({}) } },
    { cart: { id: 'c-1', quantity: null, status: 'unknown', changes: 0, countedAt: 0 } },
  );
  await store.dispatch(
    updateCart(
      () => [
        { id: 'i-1', quantity: 3 },
        { id: 'i-2', quantity: 0 },
      ],
      origin,
    ),
  );
  expect(removed).toEqual([{ itemIds: ['i-2'], cartId: 'c-1' }]);
});
