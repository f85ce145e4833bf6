import { afterEach, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { updateCart } from '../../../../../core/state/cart/write-cart';
import { settle } from '../../../../support/jest/settle';
import { recordEvents, storeWithCalls } from '../store-with-calls';

const origin = { source: 'cart' } as const;

afterEach(() => {
  delete window.bodlEvents;
  delete window.stencilUtils;
});

it('a removed line is sent to analytics and other scripts, and marks the cart as changed', async () => {
  const emit = jest.fn();
  const hook = jest.fn();
  window.bodlEvents = { cart: { emit }, RemoveCartItemEvent: { CREATE: 'removed' } };
  window.stencilUtils = { hooks: { emit: hook } };
  const removed = recordEvents('widgets:item-removed');
  const response = { status: 'succeed', channel_id: 1, line_items: [{ product_id: 86 }] };
  const store = storeWithCalls({ cart: { update: () => Promise.resolve(response) } });
  await store.dispatch(updateCart(() => [{ id: 'i-1', quantity: 0 }], origin));
  await settle();
  expect(emit).toHaveBeenCalledTimes(1);
  expect(emit.mock.calls[0]).toMatchObject(['removed', { line_items: [{ product_id: '86' }] }]);
  expect(hook).toHaveBeenCalledWith('cart-item-remove-remote', expect.anything());
  expect(removed).toEqual([{ itemIds: ['i-1'], cartId: null }]);
  expect(store.getState().cart).toMatchObject({ changes: 1 });
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

it('a refusal is passed to the caller', async () => {
  const error = new ShopError('data', 'x', { text: 'Only 2 left' });
  const store = storeWithCalls({ cart: { update: () => Promise.reject(error) } });
  await expect(store.dispatch(updateCart(() => [{ id: 'i-1', quantity: 3 }], origin))).rejects.toBe(error);
  expect(store.getState().cart.changes).toBe(0);
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
