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

describe.each([
  {
    what: 'a product that was added to the cart',
    send: () => sendItemAdded({ ...added, response }),
    analytics: 'added',
    hooked: ['cart-item-add-remote', { err: null, response: { data: response } }],
    name: 'widgets:item-added',
    detail: added,
  },
  {
    what: 'a line that was removed from the cart',
    send: () => sendItemsRemoved({ ...removed, response }),
    analytics: 'removed',
    hooked: [
      'cart-item-remove-remote',
      { items: [{ id: removed.itemIds[0], quantity: 0 }], err: null, response: { data: response } },
    ],
    name: 'widgets:item-removed',
    detail: removed,
  },
] as const)('$what', ({ send, analytics, hooked, name, detail }) => {
  it('reaches the platform’s analytics', () => {
    send();
    expect(emit.mock.calls).toEqual([[analytics, expect.objectContaining({ line_items: response.line_items })]]);
  });

  it('reaches listeners of the platform’s library', () => {
    send();
    expect(hook.mock.calls).toEqual([hooked]);
  });

  it('reaches listeners of the widgets without the shop’s response', () => {
    const received: unknown[] = [];
    const stop = on(name, (given) => received.push(given));
    send();
    stop();
    expect(received).toEqual([detail]);
  });
});

describe('a quantity that was changed in the cart', () => {
  it('reaches listeners of the platform’s library, and is no analytics event', () => {
    const items = [{ id: 'i-1', quantity: 3 }];
    sendItemsUpdated(items, response);
    expect(hook.mock.calls).toEqual([['cart-item-update-remote', { items, err: null, response: { data: response } }]]);
    expect(emit.mock.calls).toEqual([]);
  });
});

describe('the quantity of the cart', () => {
  const quantities = (act: () => void) => {
    const received: unknown[] = [];
    const listen = (event: Event): void => void received.push((event as CustomEvent).detail);
    document.body.addEventListener('cart-quantity-update', listen);
    act();
    document.body.removeEventListener('cart-quantity-update', listen);
    return received;
  };

  it('is not sent again when another script has sent it', () => {
    expect(quantities(() => sendCartChanged({ quantity: 3, cartId: 'c-1' }, { isExternal: true }))).toEqual([]);
  });

  it('is received from another script after the widgets have sent theirs', () => {
    const received: unknown[] = [];
    const stop = observeCartQuantityEvents((value) => received.push(value));
    sendCartChanged({ quantity: 3, cartId: 'c-1' });
    document.body.dispatchEvent(new CustomEvent('cart-quantity-update', { detail: 4 }));
    stop();
    expect(received).toEqual([4]);
  });
});
