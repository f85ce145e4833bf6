import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { fetchCartPreview } from '../../../../../core/state/cart/cart-preview';
import { receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { cartChanged } from '../../../../../core/state/slices/cart-slice';
import { settle } from '../../../../support/jest/settle';
import { deferred, storeWithCalls } from '../store-with-calls';

const html = '<p data-cart-quantity="1">1 item</p>';

beforeEach(() => localStorage.clear());

describe('the preview of a cart', () => {
  it('gives the quantity of the cart', async () => {
    const store = storeWithCalls({ cart: { preview: () => Promise.resolve(html) } });
    expect(await store.dispatch(fetchCartPreview({}, 'header'))).toBe(html);
    expect(store.getState().cart).toMatchObject({ quantity: 1, status: 'known' });
  });

  it('does not set the quantity of a cart that has changed since the request', async () => {
    const response = deferred<string>();
    const store = storeWithCalls({ cart: { preview: () => response.promise } });
    const pending = store.dispatch(fetchCartPreview({}, 'header'));
    await settle();
    store.dispatch(cartChanged({ cartId: 'c-1' }));
    store.dispatch(receiveCartQuantity(2));
    response.resolve(html);
    expect(await pending).toBe(html);
    expect(store.getState().cart.quantity).toBe(2);
  });

  it.each<[string, () => Promise<string>]>([
    ['names no quantity', async () => '<p>Your cart</p>'],
    ['does not arrive', () => Promise.reject(new ShopError('timeout', 'Network request timed out'))],
  ])('has the quantity requested by a separate call when it %s', async (_, preview) => {
    const quantity = jest.fn(async () => 5);
    const store = storeWithCalls({ cart: { preview }, restCarts: { quantity } });
    store.dispatch(receiveCartQuantity(2));
    await store.dispatch(fetchCartPreview({}, 'header')).catch(() => {});
    await settle();
    expect(quantity).toHaveBeenCalledTimes(1);
    expect(store.getState().cart.quantity).toBe(5);
  });

  it('fails with the shop’s error', async () => {
    const error = new ShopError('http', 'answered with 500', { status: 500 });
    const store = storeWithCalls({
      cart: { preview: () => Promise.reject(error) },
      restCarts: { quantity: async () => 5 },
    });
    await expect(store.dispatch(fetchCartPreview({}, 'header'))).rejects.toBe(error);
  });
});
