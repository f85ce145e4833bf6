import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { emitStencilHook } from '../../../../core/events/dispatch-safely';
import { on } from '../../../../core/events/widget-events';
import { stencilUtils } from '../../../../widgets/stencil/stencil-utils';
import { afterTest } from '../../../support/examples/after-test';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { callApi, type Library } from './platform-library';

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
  const library = window.stencilUtils as unknown as Library;
  const call = async (path: string, ...given: unknown[]) => (callApi(library, path, given), settle());
  return { ...mounted, library, hooks: library.hooks, call };
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
    const message = 'stencilUtils.tools is not available before the widget stencil-utils is mounted';
    expect(complaints.splice(0)).toEqual([message]);
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
    const early = runStub();
    callApi(early, 'cart.checkout', []);
    const listener = jest.fn();
    early.hooks['on']!('cart-mine', listener);
    (await mount()).hooks['emit']!('cart-mine');
    expect(listener).toHaveBeenCalled();
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('stencilUtils.api.cart.checkout is not available: change the script that reads it'),
      expect.stringContaining('a listener of "stencilUtils.api.cart.checkout" threw: '),
    ]);
  });

  it('reports each name that it does not have, once', async () => {
    const { library } = await mount();
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
    const { store, call } = await mount();
    const added = listenTo('widgets:item-added');
    send.mockResolvedValue({ data });
    const form = new FormData();
    form.set('product_id', '86');
    await call('cart.itemAdd', form, () => {});
    expect(added).toEqual([{ productId: '86', itemId: 'i-1', cartId: 'c-1' }]);
    expect(emit).toHaveBeenCalledTimes(1);
    expect(store.getState().cart).toMatchObject({ id: 'c-1', quantity: 4 });
  });

  it('tells the widgets of each removed line', async () => {
    const { call } = await mount();
    const removed = listenTo('widgets:item-removed');
    send.mockResolvedValue({ data: { status: 'succeed' } });
    await call('cart.itemRemove', 'i-1', () => {});
    const lines = [0, 2].map((quantity, index) => ({ id: `i-${index + 2}`, quantity }));
    await call('cart.itemUpdate', lines, () => {});
    await call('cart.itemUpdate', 'i-3', 1, () => {});
    expect(removed).toEqual(['i-1', 'i-2'].map((id) => ({ itemIds: [id], cartId: null })));
  });

  it('has the hooks of what the widgets do themselves', async () => {
    const { hooks } = await mount();
    const listener = jest.fn();
    hooks['once']!('cart-item-add-remote', listener);
    emitStencilHook('cart-item-add-remote', { err: null, response: { data } });
    emitStencilHook('cart-item-add-remote', { err: null, response: {} });
    expect(listener.mock.calls).toEqual([[{ err: null, response: { data } }]]);
  });

  it('goes on when a listener or a callback throws', async () => {
    const { hooks, call } = await mount();
    const fail = () => {
      throw new Error('mine');
    };
    const second = jest.fn();
    hooks['on']!('cart-mine', fail);
    hooks['on']!('cart-mine', second);
    hooks['emit']!('cart-mine');
    send.mockResolvedValue({});
    await call('country.getById', 1, fail);
    expect(second).toHaveBeenCalled();
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('a listener of "cart-mine" threw: mine'),
      expect.stringContaining('a listener of "stencilUtils /remote/v1/country-states/1" threw: mine'),
    ]);
  });

  it('fires the hook of the quick search for the field of the widget, too: adopted themes lose the attribute', async () => {
    const { hooks } = await mount();
    const listener = jest.fn();
    hooks['on']!('search-quick', listener);
    document.body.insertAdjacentHTML('beforeend', '<div data-widget="quick-search"><input data-part="input"></div>');
    const field = document.querySelector('input')!;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(listener).toHaveBeenCalledWith(expect.any(Event), field);
  });

  it('is taken away with the slot, with its listeners', async () => {
    const { unmount, hooks } = await mount();
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
    const { hooks, call } = await mount();
    const error = new ShopError('network', 'no connection');
    send.mockRejectedValue(error);
    const [callback, hook] = [jest.fn(), jest.fn()];
    hooks['on']!('cart-item-add-remote', hook);
    await call('cart.itemAdd', new FormData(), callback);
    expect(callback.mock.calls).toEqual([[error, undefined]]);
    expect(hook.mock.calls).toEqual([[{ err: error, response: undefined }]]);
  });
});
