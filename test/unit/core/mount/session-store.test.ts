import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { identityPolicy } from '../../../../core/dom/trusted';
import { patchHtml } from '../../../../core/markup/patch-html';
import { createActions } from '../../../../core/mount/actions';
import type { Session } from '../../../../core/mount/session';
import { sessionStore } from '../../../../core/mount/session-store';
import { busyStarted } from '../../../../core/state/slices/ui-slice';
import { announce } from '../../../../core/state/ui/announce';
import { showAlert } from '../../../../core/state/ui/dialogs';
import { afterPaint } from '../../../../core/timing/wait';
import { settle } from '../../../support/jest/settle';

let session: Session;
const mountDeferred = jest.fn();
/** Opens a product page whose runtime took this many milliseconds: jsdom has no resource timing. */
const openProduct = (duration: number) => {
  document.body.innerHTML = '<i data-page-context data-page-type="product"></i>';
  Object.assign(performance, { getEntriesByName: () => [{ duration, transferSize: 0 }] });
};
beforeEach(() => {
  mountDeferred.mockReset();
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
});
type LoadApi = () => Promise<StorefrontApi>;
const begin = (createStorefrontApi: LoadApi): Session => {
  const loadChunk = async () => ({ createStorefrontApi, patchHtml }) as never;
  return (session = { version: 'test', loadChunk, mountDeferred, policy: identityPolicy });
};
afterEach(() => {
  session.stopObserving?.();
  Reflect.deleteProperty(navigator, 'userActivation');
  Reflect.deleteProperty(performance, 'getEntriesByName');
  document.body.innerHTML = '';
});
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('the store of a page', () => {
  it('is created once', () => {
    const one = begin(() => Promise.reject(new Error()));
    expect(sessionStore(one)).toBe(sessionStore(one));
    expect(one.store).toBe(sessionStore(one));
  });

  it('loads the calls at the first input, and does not report a failure yet', async () => {
    const api = jest.fn<LoadApi>(() => Promise.reject(new Error('offline')));
    sessionStore(begin(api));
    expect(api).not.toHaveBeenCalled();
    press();
    press();
    // The effect of the press is painted first.
    expect(api).not.toHaveBeenCalled();
    await afterPaint();
    await settle();
    expect(api).toHaveBeenCalledTimes(1);
  });

  it.each([
    [12, 1],
    [485, 0],
  ])('loads the calls on an idle product page whose runtime took %s ms: %s times', async (duration, times) => {
    openProduct(duration);
    const api = jest.fn<LoadApi>(() => Promise.reject(new Error('offline')));
    sessionStore(begin(api));
    expect(api).not.toHaveBeenCalled();
    await settle();
    expect(api).toHaveBeenCalledTimes(times);
    expect(mountDeferred).not.toHaveBeenCalled();
  });

  it('makes the calls once, because each call of a thunk asks for them', async () => {
    openProduct(12);
    const api = jest.fn<LoadApi>(() => Promise.resolve({} as StorefrontApi));
    sessionStore(begin(api));
    await settle();
    press();
    await afterPaint();
    await settle();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
    expect(api).toHaveBeenCalledTimes(1);
  });

  it('mounts deferred slots after the calls have loaded or failed', async () => {
    let arrive: (api: StorefrontApi) => void = () => {};
    sessionStore(begin(() => new Promise((resolve) => (arrive = resolve))));
    press();
    await afterPaint();
    expect(mountDeferred).not.toHaveBeenCalled();
    arrive({} as StorefrontApi);
    await settle();
    expect(mountDeferred).toHaveBeenCalledTimes(1);

    session.stopObserving?.();
    sessionStore(begin(() => Promise.reject(new Error('offline'))));
    press();
    await afterPaint();
    await settle();
    expect(mountDeferred).toHaveBeenCalledTimes(2);
  });

  it('mounts deferred slots after the calls, even if the first input changes the state earlier', async () => {
    let arrive: (api: StorefrontApi) => void = () => {};
    const { dispatch } = sessionStore(begin(() => new Promise((resolve) => (arrive = resolve))));
    press();
    dispatch(busyStarted());
    await afterPaint();
    expect(mountDeferred).not.toHaveBeenCalled();
    arrive({} as StorefrontApi);
    await settle();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('mounts deferred slots at once when a dialog opens after an input', async () => {
    document.body.innerHTML = '<dialog data-widget="dialog" data-name="alert" data-widget-status="waiting"></dialog>';
    const { dispatch } = sessionStore(begin(() => new Promise(() => {})));
    press();
    void dispatch(showAlert('Sold out'));
    await afterPaint();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('mounts deferred slots at once for an announcement after an input', async () => {
    const { dispatch } = sessionStore(begin(() => new Promise(() => {})));
    press();
    dispatch(announce('Sold out'));
    await afterPaint();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('mounts deferred slots if the first input came before the store was created', async () => {
    Object.assign(navigator, { userActivation: { hasBeenActive: true } });
    sessionStore(begin(() => Promise.resolve({} as StorefrontApi)));
    await afterPaint();
    await settle();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('mounts deferred slots at the first change of the state, after the paint of that change', async () => {
    const { dispatch } = sessionStore(begin(() => Promise.reject(new Error('offline'))));
    expect(mountDeferred).not.toHaveBeenCalled();
    dispatch(announce('Saved'));
    dispatch(announce('Saved again'));
    expect(mountDeferred).not.toHaveBeenCalled();
    await afterPaint();
    expect(mountDeferred).toHaveBeenCalledTimes(1);
  });

  it('stops listening when the page is stopped', () => {
    const api = jest.fn<LoadApi>(() => Promise.reject(new Error('offline')));
    const stopped = begin(api);
    sessionStore(stopped);
    stopped.stopObserving?.();
    press();
    stopped.store!.dispatch(announce('Saved'));
    expect(api.mock.calls.length).toBe(0);
    expect(mountDeferred.mock.calls.length).toBe(0);
  });
});

describe('the actions for other scripts', () => {
  it('add a product to the cart with the fields of its form', async () => {
    const refusal = new Error('sold out');
    const add = jest.fn<StorefrontApi['cart']['add']>(() => Promise.reject(refusal));
    const actions = createActions(begin(async () => ({ cart: { add } }) as unknown as StorefrontApi));
    await expect(actions.addItem({ product_id: '7', 'qty[]': '2' })).rejects.toThrow();
    expect([...(add.mock.calls[0]![0] as FormData)]).toEqual([
      ['action', 'add'],
      ['product_id', '7'],
      ['qty[]', '2'],
    ]);
  });

  it('request the quantity of the cart again, even if it is known', async () => {
    const quantity = jest.fn<StorefrontApi['restCarts']['quantity']>(async () => 3);
    const asking = begin(async () => ({ restCarts: { quantity } }) as unknown as StorefrontApi);
    const actions = createActions(asking);
    await actions.refreshCart();
    await actions.refreshCart();
    expect(quantity.mock.calls.length).toBe(2);
    expect(asking.store!.getState().cart.quantity).toBe(3);
  });
});
