import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { isForeign } from '../../../../core/dom/foreign-nodes';
import { identityPolicy } from '../../../../core/dom/trusted';
import { patchHtml } from '../../../../core/markup/patch-html';
import { createActions } from '../../../../core/mount/actions';
import type { Session } from '../../../../core/mount/session';
import { sessionStore } from '../../../../core/mount/session-store';
import { announce, busyStarted } from '../../../../core/state/slices/ui-slice';
import { showAlert } from '../../../../core/state/ui/dialogs';
import { afterPaint } from '../../../../core/timing/wait';
import { settle } from '../../../support/jest/settle';
import { deferred, recordEvents } from '../state/store-with-calls';

const calls = {} as StorefrontApi;
const mountDeferred = jest.fn();
/** The module of the calls, which loads when this returns. */
const api = jest.fn<() => Promise<StorefrontApi>>();
const setActive = (hasBeenActive: boolean) => Object.assign(navigator, { userActivation: { hasBeenActive } });

let session: Session;
const begin = (): Session => {
  const loadChunk = async (id: string) => (id === 'api' && { createStorefrontApi: api, patchHtml }) as never;
  return (session = { version: 'test', loadChunk, mountDeferred, policy: identityPolicy });
};
beforeEach(() => {
  mountDeferred.mockReset();
  api.mockReset().mockRejectedValue(new Error('offline'));
  setActive(false);
});
afterEach(() => {
  session.stopObserving?.();
  for (const name of ['userActivation', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(performance, 'getEntriesByName');
  document.body.innerHTML = '';
});
const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));
const press = () => send('pointerdown');
const settlePaint = async () => {
  await afterPaint();
  await settle();
};

it('the store of a page is created once', () => {
  const one = begin();
  expect(sessionStore(one)).toBe(sessionStore(one));
  expect(one.store).toBe(sessionStore(one));
});

it('an element that a script added after parsing is known to be another script’s', () => {
  const element = document.body.appendChild(document.createElement('b'));
  sessionStore(Object.assign(begin(), { added: new WeakSet([element]) }));
  expect(isForeign(element)).toBe(true);
});

describe('the calls', () => {
  it.each(['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'])(
    'load once, after the paint of the first %s, even if the page stops it',
    async (type) => {
      sessionStore(begin());
      await settle();
      expect(api).not.toHaveBeenCalled();
      const button = document.body.appendChild(document.createElement('button'));
      button.addEventListener(type, (event) => event.stopPropagation());
      button.dispatchEvent(new Event(type, { bubbles: true }));
      press();
      expect(api).not.toHaveBeenCalled();
      await settlePaint();
      expect(api).toHaveBeenCalledTimes(1);
    },
  );

  /** The first entry is the loader's `fetch`, the second one the module script, which finds the file in the cache. */
  const script = { duration: 8, transferSize: 0 };
  const cached = [{ duration: 12, transferSize: 0 }, script];
  it.each<[string, string, Partial<PerformanceResourceTiming>[], number, boolean?]>([
    ['the runtime came from the browser’s cache', 'product', cached, 1],
    ['the same on the cart page', 'cart', cached, 1],
    ['the same on a page where few presses call the shop', 'category', cached, 0],
    ['the same with Save-Data off', 'product', cached, 1, false],
    ['the same with Save-Data on', 'product', cached, 0, true],
    ['the first page of a visit on a fast line', 'product', [{ duration: 120, transferSize: 70_300 }, script], 0],
    ['a server that hides the transfer, on a fast line', 'product', [{ duration: 120, transferSize: 0 }, script], 1],
    ['a server that hides the transfer, on a slow line', 'product', [{ duration: 485, transferSize: 0 }, script], 0],
    ['no resource timing of the runtime', 'product', [], 0],
  ])('load on an idle page if they are likely needed, and that is cheap: %s', async (_, type, timings, ...rest) => {
    const [times, saveData] = rest;
    document.body.innerHTML = `<i data-page-context data-page-type="${type}"></i>`;
    // jsdom has no resource timing.
    const getEntriesByName = (name: string) => (name.endsWith('session-store.ts') ? timings : []);
    Object.assign(performance, { getEntriesByName });
    if (saveData !== undefined) Object.assign(navigator, { connection: { saveData } });
    api.mockResolvedValue(calls);
    sessionStore(begin());
    expect(api).not.toHaveBeenCalled();
    await settle();
    expect([api.mock.calls.length, mountDeferred.mock.calls.length]).toEqual([times, 0]);
    // Made once, because each call of a thunk asks for them.
    press();
    await settlePaint();
    expect([api.mock.calls.length, mountDeferred.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('deferred slots', () => {
  it.each(['loaded', 'failed'])('are mounted after the calls have %s, not by the first input', async (end) => {
    const loading = deferred<StorefrontApi>();
    api.mockReturnValue(loading.promise);
    const { dispatch } = sessionStore(begin());
    press();
    dispatch(busyStarted());
    await settlePaint();
    expect(mountDeferred).not.toHaveBeenCalled();
    if (end === 'loaded') loading.resolve(calls);
    else loading.reject(new Error('offline'));
    await settle();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a dialog opens', () => showAlert('Sold out')],
    ['something is announced', () => announce('Sold out')],
  ])('are mounted at once when, after an input, %s', async (_, act) => {
    document.body.innerHTML = '<dialog data-widget="dialog" data-name="alert" data-widget-status="waiting"></dialog>';
    api.mockReturnValue(new Promise(() => {}));
    const { dispatch } = sessionStore(begin());
    press();
    void dispatch(act() as ReturnType<typeof announce>);
    await afterPaint();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('are mounted if the first input came before the store was created', async () => {
    setActive(true);
    sessionStore(begin());
    await settlePaint();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('are mounted at the first change of the state, after the paint of that change', async () => {
    const { dispatch } = sessionStore(begin());
    expect(mountDeferred).not.toHaveBeenCalled();
    dispatch(announce('Saved'));
    dispatch(announce('Saved again'));
    expect(mountDeferred).not.toHaveBeenCalled();
    await afterPaint();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('stay, and no calls load, when the page is stopped', async () => {
    const { dispatch } = sessionStore(begin());
    session.stopObserving?.();
    press();
    dispatch(announce('Saved'));
    await settlePaint();
    expect([api.mock.calls.length, mountDeferred.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('the actions for other scripts', () => {
  it('add a product to the cart with the fields of its form', async () => {
    const add = jest.fn<StorefrontApi['cart']['add']>(() => Promise.reject(new Error('sold out')));
    api.mockResolvedValue({ cart: { add } } as unknown as StorefrontApi);
    const events = recordEvents('widgets:before-add');
    await expect(createActions(begin()).addItem({ product_id: '7', 'qty[]': '2' })).rejects.toThrow();
    expect(events).toMatchObject([{ source: 'action' }]);
    expect([...(add.mock.calls[0]![0] as FormData)]).toEqual([
      ['action', 'add'],
      ['product_id', '7'],
      ['qty[]', '2'],
    ]);
  });

  it('request the quantity of the cart again, even if it is known', async () => {
    const quantity = jest.fn<StorefrontApi['restCarts']['quantity']>(async () => 3);
    api.mockResolvedValue({ restCarts: { quantity } } as unknown as StorefrontApi);
    const { refreshCart } = createActions(begin());
    await refreshCart();
    await refreshCart();
    expect(quantity).toHaveBeenCalledTimes(2);
    expect(session.store!.getState().cart.quantity).toBe(3);
  });
});
