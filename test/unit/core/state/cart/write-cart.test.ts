import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartWriteData } from '../../../../../core/api/cart';
import { ShopError } from '../../../../../core/errors/shop-error';
import { addItem } from '../../../../../core/state/cart/add-item';
import { certainQuantity, updateCart, writeCart } from '../../../../../core/state/cart/write-cart';
import type { CartState } from '../../../../../core/state/slices/cart-slice';
import { storeQuantity } from '../../../../../core/storage/stored-quantity';
import { settle } from '../../../../support/jest/settle';
import { deferred, recordEvents, storeWithCalls } from '../store-with-calls';

describe('writes to the cart', () => {
  it('run one at a time, in order, and a failed one does not stop the next', async () => {
    const store = storeWithCalls();
    const first = deferred<object>();
    const order: string[] = [];
    const write = (name: string, response: Promise<object>) =>
      store.dispatch(writeCart(() => (order.push(name), response)));
    const failed = write('first', first.promise).catch((error: unknown) => error);
    const done = write('second', Promise.resolve({}));
    await settle();
    expect(order).toEqual(['first']);
    const error = new ShopError('network', 'Network request failed');
    first.reject(error);
    expect(await failed).toBe(error);
    await done;
    expect(order).toEqual(['first', 'second']);
    expect(store.getState().cart.changes).toBe(1);
  });

  it.each<[CartWriteData, string | null]>([
    [{ cart_id: 'c-2' }, 'c-2'],
    [{ cart_id: null }, null],
    [{}, null],
  ])('with the response %j set the id of the cart to %j', async (response, id) => {
    const store = storeWithCalls();
    const written = store.dispatch(
      writeCart(
        () => Promise.resolve(response),
        ({ cart_id: given }) => given,
      ),
    );
    expect(await written).toBe(response);
    expect(store.getState().cart).toMatchObject({ id, changes: 1 });
  });
});

it.each<[object, object, object]>([
  [
    { cart_id: 'c-1', cart_item: { id: 'i-1', cart_url: '/cart.php' } },
    { itemId: 'i-1', cartUrl: '/cart.php' },
    { itemId: 'i-1', cartId: 'c-1' },
  ],
  [{ cart_item: null }, { itemId: null, cartUrl: null }, { itemId: null, cartId: null }],
  [{ cart_item: {} }, { itemId: null, cartUrl: null }, { itemId: null, cartId: null }],
])('an added item has the line id and the next URL of the response %j', async (response, result, event) => {
  const events = recordEvents('widgets:item-added');
  const store = storeWithCalls({ cart: { add: async () => response } });
  const form = new FormData();
  form.set('product_id', '86');
  expect(await store.dispatch(addItem(form, { source: 'action' }))).toEqual(result);
  expect(events).toEqual([{ productId: '86', ...event }]);
});

const certain = (cart: Partial<CartState>) => {
  const state = storeWithCalls().getState();
  return certainQuantity({ ...state, cart: { ...state.cart, ...cart } });
};

beforeEach(() => localStorage.clear());

describe('the quantity of the cart is certain', () => {
  it('after the shop’s response, until the cart is written to', () => {
    expect(certain({ id: 'c', quantity: 3, status: 'known' })).toBe(3);
    expect(certain({ id: 'c', quantity: 3, status: 'known', changes: 1 })).toBeUndefined();
    expect(certain({ id: 'c', quantity: 3, status: 'known', changes: 1, countedAt: 1 })).toBe(3);
  });

  it('if there is no cart yet', () => {
    expect(certain({ id: '' })).toBe(0);
    expect(certain({ id: null })).toBeUndefined();
  });

  it('if the browser has stored it for the same cart a moment ago', () => {
    storeQuantity('c', 4, '');
    expect(certain({ id: 'c' })).toBe(4);
    expect(certain({ id: 'other', status: 'stored', quantity: 9 })).not.toBe(9);
  });
});

afterEach(() => {
  delete window.stencilUtils;
});

it('only lines that are removed are sent as removed, with the cart’s id', async () => {
  const hook = jest.fn();
  window.stencilUtils = { hooks: { emit: hook } };
  const [removed, updated] = [recordEvents('widgets:item-removed'), recordEvents('widgets:lines-updated')];
  const cart: CartState = { id: 'c-1', quantity: null, status: 'unknown', changes: 0, countedAt: 0 };
  const store = storeWithCalls({ cart: { update: () => Promise.resolve({}) } }, { cart });
  const update = async (...lines: { id: string; quantity: number }[]) => {
    await store.dispatch(updateCart(() => lines, { source: 'cart' }));
    await settle();
  };
  await update({ id: 'i-1', quantity: 3 });
  expect(hook.mock.calls.map(([name]) => name)).toEqual(['cart-item-update-remote']);
  expect(removed).toEqual([]);
  await update({ id: 'i-1', quantity: 3 }, { id: 'i-2', quantity: 0 });
  expect(removed).toEqual([{ itemIds: ['i-2'], cartId: 'c-1' }]);
  expect(updated).toMatchObject([{ kind: 'update' }, { kind: 'update', lines: [{ id: 'i-1' }, { id: 'i-2' }] }]);
});
