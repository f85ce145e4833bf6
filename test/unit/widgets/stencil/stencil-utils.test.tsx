import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { emitStencilHook } from '../../../../core/events/dispatch-safely';
import { on } from '../../../../core/events/widget-events';
import { stencilUtils } from '../../../../widgets/stencil/stencil-utils';
import { afterTest } from '../../../support/examples/after-test';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { callApi, type Library, ourLibrary } from './platform-library';

type Call = { method: string; path: string };
const send = jest.fn<(call: Call) => Promise<unknown>>();
const api = { send, restCarts: { quantity: async () => 4 } } as never;

/** Renders the example, and runs its inline script, which a browser runs when it parses the page. */
const runStub = () => {
  printExample(stencilUtils);
  new Function(document.querySelector('script')?.textContent ?? '')();
  return window.stencilUtils as unknown as Library;
};
/** Mounts the example. Its inline script has run only if the test has run it. */
const mount = async () => {
  const mounted = await mountExample(stencilUtils, { api });
  await settle();
  return mounted;
};
/** The details of an event, until the end of the test. */
const listenTo = (name: 'widgets:item-added' | 'widgets:item-removed') => {
  const details: unknown[] = [];
  afterTest(on(name, (detail) => details.push(detail)));
  return details;
};
const data = { cart_id: 'c-1', cart_item: { id: 'i-1' }, line_items: [{ product_id: 86 }] };

afterEach(() => {
  document.body.replaceChildren();
  delete window.stencilUtils;
  delete window.stencilUtilsCalls;
  delete window.bodlEvents;
  send.mockReset();
});

describe('stencilUtils, before its code arrives', () => {
  it('records calls and listeners', () => {
    const library = runStub();
    const listener = () => {};
    library.hooks['on']!('cart-item-add', listener);
    callApi(library, 'getPage', ['/', {}]);
    const calls = [
      { of: ['hooks', 'on'], given: ['cart-item-add', listener] },
      { of: ['api', 'getPage'], given: ['/', {}] },
    ];
    expect(window.stencilUtilsCalls).toEqual(calls.map(({ of, given }) => [of, given]));
  });

  it('leaves the library of the theme’s own script alone', () => {
    const own = { hooks: {} };
    window.stencilUtils = own;
    runStub();
    expect(window.stencilUtils).toBe(own);
  });

  it('says that the tools are not there yet', () => {
    expect(runStub().tools).toBeUndefined();
    expect(complaints.splice(0)).toEqual([
      'stencilUtils.tools is not available before the widget stencil-utils is mounted',
    ]);
  });
});

describe('stencilUtils, when the widget is mounted', () => {
  it('does the recorded calls, in their order, and later ones of the stub’s parts', async () => {
    const { hooks, api: early } = runStub();
    const listener = jest.fn();
    const callback = jest.fn();
    hooks['on']!('cart-mine', listener);
    hooks['emit']!('cart-mine', 1);
    send.mockResolvedValue('<p>page</p>');
    (early['getPage'] as (...given: unknown[]) => void)('/lamps/', {}, callback);
    await mount();
    expect(listener.mock.calls).toEqual([[1]]);
    expect(callback.mock.calls).toEqual([[null, '<p>page</p>']]);
    hooks['emit']!('cart-mine', 2);
    expect(listener).toHaveBeenLastCalledWith(2);
  });

  it('reports a recorded call that does not exist, and does the others', async () => {
    callApi(runStub(), 'cart.checkout', []);
    const listener = jest.fn();
    ourLibrary().hooks['on']!('cart-mine', listener);
    await mount();
    ourLibrary().hooks['emit']!('cart-mine');
    expect(listener).toHaveBeenCalled();
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('stencilUtils.api.cart.checkout is not available: change the script that reads it'),
      expect.stringContaining('a listener of "stencilUtils.api.cart.checkout" threw: '),
    ]);
  });

  it('reports each name that it does not have, once', async () => {
    await mount();
    const library = ourLibrary();
    void library.api['customer'];
    void library.api['customer'];
    void Reflect.get(library.api['cart'] as object, 'includeOptions');
    void Reflect.get(library, 'version');
    void Reflect.get(library.hooks, 'addListener');
    void Reflect.get(library.tools, 'money');
    await Promise.resolve(library);
    expect(complaints.splice(0).map((one) => one.replace(/ is not .*/, ''))).toEqual([
      'stencilUtils.api.customer',
      'stencilUtils.api.cart.includeOptions',
      'stencilUtils.version',
      'stencilUtils.hooks.addListener',
      'stencilUtils.tools.money',
    ]);
  });

  it('tells the widgets and analytics of an added product', async () => {
    const emit = jest.fn();
    window.bodlEvents = { AddCartItemEvent: { CREATE: 'added' }, cart: { emit } };
    const { store } = await mount();
    const added = listenTo('widgets:item-added');
    send.mockResolvedValue({ data });
    const form = new FormData();
    form.set('product_id', '86');
    callApi(ourLibrary(), 'cart.itemAdd', [form, () => {}]);
    await settle();
    expect(added).toEqual([{ productId: '86', itemId: 'i-1', cartId: 'c-1' }]);
    expect(emit).toHaveBeenCalledTimes(1);
    expect(store.getState().cart).toMatchObject({ id: 'c-1', quantity: 4 });
  });

  it('tells the widgets of a removed line', async () => {
    await mount();
    const removed = listenTo('widgets:item-removed');
    send.mockResolvedValue({ data: { status: 'succeed' } });
    callApi(ourLibrary(), 'cart.itemRemove', ['i-1', () => {}]);
    await settle();
    expect(removed).toEqual([{ itemIds: ['i-1'], cartId: null }]);
  });

  it('writes to the cart one at a time', async () => {
    await mount();
    let finish = (_: unknown) => {};
    send.mockReturnValueOnce(new Promise((done) => (finish = done))).mockResolvedValue({});
    callApi(ourLibrary(), 'cart.applyCode', ['A', () => {}]);
    callApi(ourLibrary(), 'cart.applyCode', ['B', () => {}]);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    finish({});
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('has the hooks of what the widgets do themselves', async () => {
    await mount();
    const listener = jest.fn();
    ourLibrary().hooks['once']!('cart-item-add-remote', listener);
    emitStencilHook('cart-item-add-remote', { err: null, response: { data } });
    emitStencilHook('cart-item-add-remote', { err: null, response: {} });
    expect(listener.mock.calls).toEqual([[{ err: null, response: { data } }]]);
  });

  it('goes on when a listener or a callback throws', async () => {
    await mount();
    const fail = () => {
      throw new Error('mine');
    };
    const second = jest.fn();
    ourLibrary().hooks['on']!('cart-mine', fail);
    ourLibrary().hooks['on']!('cart-mine', second);
    ourLibrary().hooks['emit']!('cart-mine');
    send.mockResolvedValue({});
    callApi(ourLibrary(), 'country.getById', [1, fail]);
    await settle();
    expect(second).toHaveBeenCalled();
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('a listener of "cart-mine" threw: mine'),
      expect.stringContaining('a listener of "stencilUtils /remote/v1/country-states/1" threw: mine'),
    ]);
  });

  it('is taken away with the slot, with its listeners', async () => {
    const { unmount } = await mount();
    const { hooks } = ourLibrary();
    const listener = jest.fn();
    hooks['on']!('search-quick', listener);
    document.body.insertAdjacentHTML('beforeend', '<input data-search-quick>');
    unmount();
    expect(window.stencilUtils).toBeUndefined();
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('does the recorded calls by the library of another script, if that came first', async () => {
    const listener = () => {};
    runStub().hooks['on']!('cart-mine', listener);
    const listen = jest.fn();
    const own = { hooks: { emit: () => {}, on: listen } };
    window.stencilUtils = own;
    const { unmount } = await mount();
    expect(window.stencilUtils).toBe(own);
    expect(listen.mock.calls).toEqual([['cart-mine', listener]]);
    unmount();
    expect(window.stencilUtils).toBe(own);
  });
});

describe('stencilUtils, when the shop fails', () => {
  it('gives the error to the callback and to the hook, and reports nothing', async () => {
    await mount();
    const error = new ShopError('network', 'no connection');
    send.mockRejectedValue(error);
    const callback = jest.fn();
    const hook = jest.fn();
    ourLibrary().hooks['on']!('cart-item-add-remote', hook);
    callApi(ourLibrary(), 'cart.itemAdd', [new FormData(), callback]);
    await settle();
    expect(callback.mock.calls).toEqual([[error, undefined]]);
    expect(hook.mock.calls).toEqual([[{ err: error, response: undefined }]]);
  });
});
