import { describe, expect, it } from '@jest/globals';
import type { CartWriteData } from '../../../../../core/api/cart';
import { ShopError } from '../../../../../core/errors/shop-error';
import { addItem } from '../../../../../core/state/cart/add-item';
import { writeCart } from '../../../../../core/state/cart/write-cart';
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

describe('an added item', () => {
  const add = (response: object, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return storeWithCalls({ cart: { add: async () => response } }).dispatch(addItem(form, { source: 'action' }));
  };

  it('has the line id and the next URL of the shop’s response', async () => {
    const events = recordEvents('widgets:item-added');
    const response = { cart_id: 'c-1', cart_item: { id: 'i-1', cart_url: '/cart.php' } };
    expect(await add(response, { product_id: '86' })).toEqual({ itemId: 'i-1', cartUrl: '/cart.php' });
    expect(events).toEqual([{ productId: '86', itemId: 'i-1', cartId: 'c-1' }]);
  });

  it.each([[{}], [{ cart_item: null }], [{ cart_item: {} }]])(
    'has no line id for the response %j',
    async (response) => {
      const events = recordEvents('widgets:item-added');
      expect(await add(response)).toEqual({ itemId: null, cartUrl: null });
      expect(events).toEqual([{ productId: '', itemId: null, cartId: null }]);
    },
  );
});
