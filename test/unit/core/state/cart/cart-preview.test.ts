import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import { fetchCartPreview, openCart } from '../../../../../core/state/cart/cart-preview';
import { receiveCartQuantity } from '../../../../../core/state/cart/cart-quantity';
import { cartChanged } from '../../../../../core/state/slices/cart-slice';
import { closeDialog } from '../../../../../core/state/ui/dialogs';
import { settle } from '../../../../support/jest/settle';
import { deferred, storeWithCalls } from '../store-with-calls';

const html = '<p data-cart-quantity="1">1 item</p>';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<dialog data-widget="cart-preview"></dialog>';
});

describe('the preview of a cart', () => {
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
});

describe('the preview after an add', () => {
  const show = (response: Promise<string>, itemId: string | null = 'i-1') => {
    const preview = jest.fn(
      (_options?: { suggest?: string | null | undefined; signal?: AbortSignal | undefined }) => response,
    );
    const store = storeWithCalls({ cart: { preview }, restCarts: { quantity: async () => 2 } });
    const closed = store.dispatch(openCart({ itemId }));
    return { store, preview, closed, dialogs: () => store.getState().ui.dialogs };
  };

  it.each(['i-1', null])('is requested with the added line: %j', async (itemId) => {
    const { preview, dialogs } = show(Promise.resolve('<p data-cart-quantity="4"></p>'), itemId);
    await settle();
    expect(preview.mock.calls[0]?.[0]?.suggest).toBe(itemId);
    expect(dialogs()).toMatchObject([
      { name: 'cart-preview', status: 'loaded', html: '<p data-cart-quantity="4"></p>' },
    ]);
  });

  it('is cancelled when the shopper closes it', async () => {
    const { store, preview, closed } = show(deferred<string>().promise);
    await settle();
    store.dispatch(closeDialog('cart-preview'));
    expect(preview.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
    await closed;
  });
});
