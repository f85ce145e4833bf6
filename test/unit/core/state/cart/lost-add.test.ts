import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { addItem } from '../../../../../core/state/cart/add-item';
import { cartChanged, cartQuantityReceived } from '../../../../../core/state/slices/cart-slice';
import { complaints } from '../../../../support/jest/setup';
import { recordEvents, storeWithCalls } from '../store-with-calls';

const lost = new ShopError('network', 'Network request failed');

/** A store whose adds fail, and whose shop then reports the quantity of the cart. */
function storeThatLoses(error: Error, now: number | Error, typed = '2') {
  const add = jest.fn(() => Promise.reject(error));
  const quantity = jest.fn(() => (typeof now === 'number' ? Promise.resolve(now) : Promise.reject(now)));
  const store = storeWithCalls({ cart: { add }, restCarts: { quantity } });
  const form = new FormData();
  form.set('product_id', '86');
  form.set('qty[]', typed);
  const adding = () => store.dispatch(addItem(form, { source: 'action' })).catch((reason: unknown) => reason);
  return { store, add, quantity, adding };
}

beforeEach(() => localStorage.clear());

describe('an add whose response was lost', () => {
  it.each([
    lost,
    new ShopError('timeout', 'Network request timed out'),
    new ShopError('http', '500', { status: 500 }),
    new ShopError('http', '500', { status: 500, text: 'Database' }),
    new ShopError('data', 'The shop did not confirm the product'),
  ])('counts as added if the quantity of the cart has grown by the items: %s', async (error) => {
    const events = recordEvents('widgets:item-added');
    const { store, adding, add } = storeThatLoses(error, 5);
    store.dispatch(cartQuantityReceived(3));
    expect(await adding()).toEqual({ itemId: null, cartUrl: null });
    expect(add).toHaveBeenCalledTimes(1);
    expect(store.getState().cart).toMatchObject({ quantity: 5, changes: 1 });
    expect(events).toHaveLength(1);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('adding to the cart failed')]);
  });

  it.each(['2', '', 'two', '0'])('has failed if the cart has not changed, with %j typed', async (typed) => {
    const { store, adding, quantity } = storeThatLoses(lost, 3, typed);
    store.dispatch(cartQuantityReceived(3));
    expect(await adding()).toBe(lost);
    expect(quantity).toHaveBeenCalledTimes(1);
    expect(store.getState().cart.changes).toBe(0);
  });

  it('is unknown if the shop cannot be reached', async () => {
    const { store, adding } = storeThatLoses(lost, lost);
    store.dispatch(cartQuantityReceived(3));
    expect(await adding()).toMatchObject({ name: 'UnknownOutcomeError', cause: lost, message: lost.message });
  });

  it('is unknown if the earlier quantity of the cart is not known', async () => {
    const { store, adding } = storeThatLoses(lost, 5);
    store.dispatch(cartQuantityReceived(3));
    store.dispatch(cartChanged({}));
    expect(await adding()).toMatchObject({ name: 'UnknownOutcomeError' });
  });

  it('has failed if the cart has fewer items than should be added', async () => {
    expect(await storeThatLoses(lost, 1).adding()).toBe(lost);
  });
});

describe('an add that was answered by a challenge of the host', () => {
  const challenge = (status: number) => new ShopError('http', String(status), { status, isChallenge: true });

  it.each<[string, number | Error, unknown]>([
    ['counts as added if the cart has the items', 5, { itemId: null, cartUrl: null }],
    ['has failed for certain if the next call is answered in the same way', challenge(503), challenge(503)],
  ])('%s', async (_, now, expected) => {
    const { store, adding } = storeThatLoses(challenge(503), now);
    store.dispatch(cartQuantityReceived(3));
    expect(await adding()).toEqual(expected);
    complaints.splice(0);
  });
});

describe('an add that has failed for certain', () => {
  it.each([
    [new ShopError('data', 'x', { text: 'Only one is left.' }), true],
    [new ShopError('http', '422', { status: 422 }), true],
    [new ShopError('aborted', 'Aborted'), true],
    [new ShopError('data', 'unreadable', { file: { field: 'attribute[5]', name: 'sign.svg' } }), true],
    [new Error('a bug in the code'), true],
    [lost, false],
  ])('sends no request for the quantity of the cart: %s (online: %s)', async (error, isOnLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    const { adding, quantity } = storeThatLoses(error, 9);
    expect(await adding()).toBe(error);
    expect(quantity).not.toHaveBeenCalled();
  });
});
