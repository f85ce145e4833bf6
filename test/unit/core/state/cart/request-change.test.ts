import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../../core/errors/shop-error';
import type { WidgetEvents } from '../../../../../core/events/widget-events';
import { addItem } from '../../../../../core/state/cart/add-item';
import { followCartLink } from '../../../../../core/state/cart/cart-content';
import { applyCode } from '../../../../../core/state/cart/change-codes';
import { changeLine } from '../../../../../core/state/cart/change-line';
import { setLines } from '../../../../../core/state/cart/set-lines';
import { changeCart } from '../../../../../core/state/cart/write-cart';
import { addPaired, addProduct } from '../../../../../core/state/product/add-product';
import { productScope } from '../../../../../core/state/product/product-entry';
import { selectCartLine } from '../../../../../core/state/slices/cart-page-slice';
import { settle } from '../../../../support/jest/settle';
import { storeWithCalls } from '../store-with-calls';

type Before = WidgetEvents['widgets:before-add'] | WidgetEvents['widgets:before-cart-change'];
type Names = 'widgets:before-add' | 'widgets:before-cart-change';

/** Listens on the document until the test ends. */
let listening: AbortController;
function listen(name: Names, listener: (event: CustomEvent<Before>) => void, capture = false) {
  document.addEventListener(name, listener as EventListener, { capture, signal: listening.signal });
}
const cancel = (name: Names, reason?: string) =>
  listen(name, (event) => {
    event.preventDefault();
    if (reason !== undefined) event.detail.reason = reason;
  });

/** Records events by name, without what the tests of other events check. */
function record(...names: (keyof WidgetEvents)[]) {
  const events: unknown[] = [];
  for (const name of names) {
    const add = (event: Event) => events.push({ name, ...(event as CustomEvent<object>).detail });
    document.addEventListener(name, add, { signal: listening.signal });
  }
  return events;
}

/** A store whose shop accepts everything, with the requests that were sent. */
function sendingStore() {
  const sent: unknown[] = [];
  const take =
    <Result>(response: Result) =>
    (...given: unknown[]) => {
      sent.push(given[0] instanceof FormData ? Object.fromEntries(given[0]) : given[0]);
      return Promise.resolve(response);
    };
  const store = storeWithCalls({
    cart: { add: take({ cart_id: 'c-1' }), update: take({}), follow: take(null) as never },
    codes: { applyCoupon: take(undefined), applyGiftCertificate: take(undefined) },
    restCarts: { quantity: async () => 1 },
  });
  return { store, sent };
}

function productForm(around = '') {
  document.body.innerHTML = `<div ${around}><form data-product-scope="86"><input name="product_id" value="86"></form></div>`;
  const form = document.querySelector('form')!;
  return { form, scope: productScope(form) };
}

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const origin = { source: 'action' } as const;

beforeEach(() => void (listening = new AbortController()));
afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
});

describe('before a product is added', () => {
  /** Presses the button of the product's form. */
  const press = (around = '') => {
    const { store, sent } = sendingStore();
    const { form, scope } = productForm(around);
    const added = store.dispatch(addProduct(scope, new FormData(form), 'stay', form));
    return { store, sent, form, scope, added };
  };

  it.each([
    ['', 'card'],
    ['data-name="quick-view"', 'quick-view'],
  ])('the form’s event has what will be sent, and its part of the page: %s', async (around, source) => {
    const seen: unknown[] = [];
    listen('widgets:before-add', ({ target, bubbles, detail }) => {
      const { kind, productId, form: fields, source } = detail as WidgetEvents['widgets:before-add'];
      seen.push(target, bubbles, { kind, productId, source });
      fields.set('engraving', 'For Ada');
    });
    const { sent, form, added } = press(around);
    // In the task of the press, before any request and before the code of requests is needed.
    expect([seen, sent]).toEqual([[form, true, { kind: 'add', productId: '86', source }], []]);
    await added;
    expect(sent).toEqual([{ product_id: '86', engraving: 'For Ada' }]);
  });

  it.each<[boolean, unknown, object[]]>([
    [false, undefined, []],
    [true, undefined, []],
    [false, 18, []],
    [false, 'Only for adults', [{ name: 'alert', kind: 'error', text: 'Only for adults' }]],
  ])('a cancelled request is not sent, and the text is shown (capture: %s, %j)', async (capture, reason, dialogs) => {
    listen(
      'widgets:before-add',
      (event) => {
        event.preventDefault();
        if (reason) event.detail.reason = reason as string;
      },
      capture,
    );
    const { store, sent, scope, added } = press();
    expect(await added).toBeNull();
    await settle();
    expect(sent).toEqual([]);
    // At rest, and the cart is as certain as before.
    expect(store.getState().productOptions[scope.key]).toMatchObject({ adding: false, addedItemId: null });
    expect(store.getState()).toMatchObject({ ui: { dialogs, busy: 0 }, cart: { changes: 0 } });
  });

  it('the promise of the event has the result', async () => {
    const { store } = sendingStore();
    const promises: Promise<unknown>[] = [];
    listen('widgets:before-add', ({ detail }) => promises.push(detail.promise));
    await store.dispatch(addItem(formOf({ product_id: '86' }), origin));
    cancel('widgets:before-add', 'No');
    await store.dispatch(addItem(formOf({ product_id: '86' }), origin)).catch(() => {});
    await expect(promises[0]).resolves.toEqual({ itemId: null, cartUrl: null });
    await expect(promises[1]).rejects.toMatchObject({ kind: 'prevented', text: 'No' });
  });

  it('each paired product can be cancelled, and the reason is shown', async () => {
    jest.useFakeTimers();
    const { store, sent } = sendingStore();
    cancel('widgets:before-add', 'Not with a lamp');
    void store.dispatch(addPaired({ productIds: ['104', '115'], quantity: '1', source: 'product' }));
    await jest.advanceTimersByTimeAsync(200);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Not with a lamp' }]);
    expect(sent).toEqual([]);
  });
});

describe('before the cart is changed', () => {
  const line = { id: 'i-1', rendered: 1, wait: 0, failed: 'Not changed.', done: () => 'Saved' };

  it('the event has the newest quantities, the kind, and the slot as its target', async () => {
    const { store, sent } = sendingStore();
    const element = document.createElement('div');
    document.body.append(element);
    const seen: unknown[] = [];
    listen('widgets:before-cart-change', ({ target, detail: { promise: _, ...detail } }) =>
      seen.push([target, detail]),
    );
    store.dispatch(changeLine({ ...line, quantity: 2, element }));
    store.dispatch(changeLine({ ...line, quantity: 3, element }));
    await settle();
    store.dispatch(changeLine({ ...line, quantity: 0, element }));
    await settle();
    expect(seen).toEqual([
      [element, { kind: 'update', lines: [{ id: 'i-1', quantity: 3 }], source: 'cart' }],
      [element, { kind: 'remove', lines: [{ id: 'i-1', quantity: 0 }], source: 'cart' }],
    ]);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['Two at most', { text: 'Not changed. Two at most', tried: 3 }],
    [undefined, null],
  ])('a cancelled quantity is not sent, and the saved one returns (reason: %s)', async (reason, problem) => {
    const { store, sent } = sendingStore();
    cancel('widgets:before-cart-change', reason);
    store.dispatch(changeLine({ ...line, quantity: 3 }));
    await settle();
    expect(sent).toEqual([]);
    expect(selectCartLine(store.getState(), 'i-1')).toEqual({
      saved: 1,
      wanted: 1,
      saving: false,
      isOutcomeUnknown: false,
      problem,
    });
    // The cart has not changed, so nothing is fetched again.
    expect(store.getState().cart.changes).toBe(0);
  });

  it('a line that is set at once, such as by an agent, can be cancelled', async () => {
    const { store, sent } = sendingStore();
    cancel('widgets:before-cart-change', 'No');
    const setting = store.dispatch(setLines([{ id: 'i-1', quantity: 2 }], { source: 'agent' }));
    await expect(setting).rejects.toMatchObject({ kind: 'prevented', text: 'No' });
    expect([sent, store.getState().cart.changes]).toEqual([[], 0]);
  });

  const remove = (action: string) => () => followCartLink(`/cart.php?action=${action}&id=1`, 'TENTH', origin);
  it.each([
    ['a coupon', 'apply-code', () => applyCode('TENTH', 'coupon', origin)],
    ['a gift certificate', 'apply-code', () => applyCode('TENTH', 'certificate', origin)],
    ['a removed coupon', 'remove-code', remove('removecoupon')],
    ['a removed certificate', 'remove-code', remove('removegiftcertificate')],
  ] as const)('%s has an event before and after it, and can be cancelled', async (_, kind, act) => {
    const { store, sent } = sendingStore();
    const before: unknown[] = [];
    listen('widgets:before-cart-change', ({ detail: { promise: __, ...detail } }) => before.push({ ...detail }));
    const after = record('widgets:code-updated', 'widgets:cart-error');
    await store.dispatch<Promise<void>>(act());
    cancel('widgets:before-cart-change');
    await expect(store.dispatch<Promise<void>>(act())).rejects.toMatchObject({ kind: 'prevented', text: '' });
    const asked = { kind, code: 'TENTH', source: 'action' };
    expect([before, after, sent.length]).toEqual([[asked, asked], [{ name: 'widgets:code-updated', ...asked }], 1]);
  });

  it('a link that removes a wrapping has an event before and after it, and can be cancelled', async () => {
    const { store, sent } = sendingStore();
    const events = record('widgets:before-cart-change', 'widgets:lines-updated', 'widgets:code-updated');
    const link = followCartLink('/cart.php?action=remove_giftwrapping&item_id=a1b2', '', origin);
    await store.dispatch(link);
    const removed = { kind: 'remove-wrapping', lines: [{ id: 'a1b2' }], source: 'action' };
    expect(events).toEqual([
      { name: 'widgets:before-cart-change', ...removed, promise: expect.any(Promise) },
      { name: 'widgets:lines-updated', ...removed },
    ]);
    cancel('widgets:before-cart-change', 'No');
    await expect(store.dispatch(link)).rejects.toMatchObject({ kind: 'prevented', text: 'No' });
    expect([events.length, sent.length]).toEqual([3, 1]);
  });

  it('any other link is followed without an event', async () => {
    const { store, sent } = sendingStore();
    cancel('widgets:before-cart-change');
    await store.dispatch(followCartLink('/cart.php?action=save', '', origin));
    expect(sent).toHaveLength(1);
  });

  it('the shipping method and the currency have no event after it', async () => {
    const { store } = sendingStore();
    const events = record('widgets:before-cart-change', 'widgets:lines-updated', 'widgets:code-updated');
    await store.dispatch(changeCart({ kind: 'update-shipping', method: '3' }, origin, async () => {}));
    expect(events).toMatchObject([{ name: 'widgets:before-cart-change', kind: 'update-shipping', method: '3' }]);
  });
});

describe('after a change', () => {
  it('the lines are sent after the added product', async () => {
    const { store } = sendingStore();
    const events = record('widgets:item-added', 'widgets:lines-updated', 'widgets:cart-error');
    await store.dispatch(addItem(formOf({ product_id: '86', 'qty[]': '2' }), origin));
    const lines = [{ id: null, productId: '86', quantity: 2 }];
    expect(events).toEqual([
      { name: 'widgets:item-added', productId: '86', itemId: null, cartId: 'c-1' },
      { name: 'widgets:lines-updated', kind: 'add', lines, source: 'action' },
    ]);
  });
});

describe('a change that failed', () => {
  it.each([
    ['refusal', 'Only 2 left', true, new ShopError('data', 'x', { text: 'Only 2 left' })],
    ['refusal', '', true, new ShopError('http', 'x', { status: 422 })],
    ['lost-response', '', true, new ShopError('timeout', 'x')],
    ['lost-response', 'Database', true, new ShopError('http', 'x', { status: 500, text: 'Database' })],
    ['lost-response', '', true, new ShopError('http', 'x', { status: 403, isChallenge: true })],
    ['lost-response', '', true, new Error('api.js')],
    ['offline', '', false, new ShopError('network', 'x')],
  ])('is sent as %s, with the shop’s sentence: "%s"', async (kind, text, onLine, error) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const store = storeWithCalls({ codes: { applyCoupon: () => Promise.reject(error) } });
    const errors = record('widgets:cart-error');
    await expect(store.dispatch(applyCode('TENTH', 'coupon', origin))).rejects.toBe(error);
    const request = { kind: 'apply-code', code: 'TENTH' };
    expect(errors).toEqual([{ name: 'widgets:cart-error', kind, text, request, source: 'action' }]);
  });
});
