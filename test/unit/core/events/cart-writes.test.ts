import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  observeCartQuantityEvents,
  sendCartChanged,
  sendItemAdded,
  sendItemsRemoved,
  sendItemsUpdated,
} from '../../../../core/events/cart-events';
import { on } from '../../../../core/events/widget-events';

const response = { channel_id: 1, currency: 'EUR', product_value: 12.5, line_items: [{ product_id: '77' }] };
const hook = jest.fn((_name: string, _payload: unknown) => {});
const emit = jest.fn((_name: unknown, _payload: unknown) => {});

beforeEach(() => {
  hook.mockClear();
  emit.mockClear();
  window.stencilUtils = { hooks: { emit: hook } };
  window.bodlEvents = {
    cart: { emit },
    AddCartItemEvent: { CREATE: 'added' },
    RemoveCartItemEvent: { CREATE: 'removed' },
  };
});
afterEach(() => {
  delete window.stencilUtils;
  delete window.bodlEvents;
});

const added = { productId: '77', itemId: 'line-1', cartId: 'c-1' };
const removed = { itemIds: ['line-1'], cartId: 'c-1' };
const payload = { err: null, response: { data: response } };

it.each([
  {
    what: 'a product that was added to the cart',
    send: () => sendItemAdded({ ...added, response }),
    analytics: 'added',
    hooked: ['cart-item-add-remote', payload],
    name: 'widgets:item-added',
    detail: added,
  },
  {
    what: 'a line that was removed from the cart',
    send: () => sendItemsRemoved({ ...removed, response }),
    analytics: 'removed',
    hooked: ['cart-item-remove-remote', { items: [{ id: 'line-1', quantity: 0 }], ...payload }],
    name: 'widgets:item-removed',
    detail: removed,
  },
] as const)(
  '$what reaches analytics, the platform’s library and widgets’ listeners',
  ({ send, analytics, hooked, name, detail }) => {
    const received: unknown[] = [];
    const stop = on(name, (given) => received.push(given));
    send();
    stop();
    expect(emit.mock.calls).toEqual([[analytics, expect.objectContaining({ line_items: response.line_items })]]);
    expect(hook.mock.calls).toEqual([hooked]);
    // Without the shop's response.
    expect(received).toEqual([detail]);
  },
);

it('a quantity that was changed in the cart reaches the platform’s library, and is no analytics event', () => {
  const items = [{ id: 'i-1', quantity: 3 }];
  sendItemsUpdated(items, response);
  expect(hook.mock.calls).toEqual([['cart-item-update-remote', { items, ...payload }]]);
  expect(emit.mock.calls).toEqual([]);
});

describe('the quantity of the cart', () => {
  const change = { quantity: 3, cartId: 'c-1' };

  it('is not sent again when another script has sent it', () => {
    const listen = jest.fn();
    document.body.addEventListener('cart-quantity-update', listen);
    sendCartChanged(change, { isExternal: true });
    document.body.removeEventListener('cart-quantity-update', listen);
    expect(listen).not.toHaveBeenCalled();
  });

  it('is received from another script after the widgets have sent theirs', () => {
    const received: unknown[] = [];
    const stop = observeCartQuantityEvents((value) => received.push(value));
    sendCartChanged(change);
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 4 }));
    stop();
    expect(received).toEqual([4]);
  });
});
