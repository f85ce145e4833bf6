import { beforeEach, describe, expect, it } from '@jest/globals';
import { cartChanged } from '../../../../../core/state/slices/cart-slice';
import { receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { fetchCartPreview } from '../../../../../core/state/cart/fetch-cart-preview';
import { deferred, storeWithCalls, settle } from '../store-with-calls';

const html = '<p data-cart-quantity="1">1 item</p>';

beforeEach(() => localStorage.clear());

describe('the preview of a cart', () => {
  it('says how many items the cart holds', async () => {
    const store = storeWithCalls({ cart: { preview: () => Promise.resolve(html) } });
    expect(await store.dispatch(fetchCartPreview({}))).toBe(html);
    expect(store.getState().cart).toMatchObject({ quantity: 1, status: 'known' });
  });

  it('says nothing of a cart that has changed since it was asked for', async () => {
    const answer = deferred<string>();
    const store = storeWithCalls({ cart: { preview: () => answer.promise } });
    const asked = store.dispatch(fetchCartPreview({}));
    await settle();
    store.dispatch(cartChanged({ cartId: 'c-1' }));
    store.dispatch(receiveCartQuantity(2));
    answer.resolve(html);
    expect(await asked).toBe(html);
    expect(store.getState().cart.quantity).toBe(2);
  });
});
