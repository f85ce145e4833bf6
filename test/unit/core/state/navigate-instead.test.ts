import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { navigateInstead } from '../../../../core/state/navigate-instead';
import { storeWithCalls } from './store-with-calls';

describe('content that does not load into the page', () => {
  const go = (error: unknown, url: string) => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const store = storeWithCalls();
    store.dispatch(navigateInstead(error, url));
    return { went: goTo.mock.calls, reloads: reload.mock.calls.length, dialogs: store.getState().ui.dialogs };
  };

  it.each([
    ['a refusal of the shop', new ShopError('http', 'The store responded with 404', { status: 404 })],
    ['a response that is not HTML', new ShopError('data', 'The response is no HTML')],
    ['code that did not arrive', new Error('Loading chunk api failed')],
  ])('is opened as a page of its own after %s', (_, error) => {
    expect(go(error, '/lamp/')).toEqual({ went: [['/lamp/']], reloads: 0, dialogs: [] });
  });

  it('causes an alert if the shopper is offline', () => {
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(go(new Error('Loading chunk api failed'), '/lamp/')).toMatchObject({
      went: [],
      dialogs: [{ name: 'alert' }],
    });
    isOnLine.mockRestore();
  });

  it('causes a reload if it has the URL of this page', () => {
    expect(go(new Error('broken'), window.location.href)).toMatchObject({ went: [], reloads: 1 });
  });

  it.each(['network', 'timeout'] as const)('causes an alert if the shop cannot be reached (%s)', (kind) => {
    expect(go(new ShopError(kind, 'Network request failed'), '/lamp/')).toMatchObject({
      went: [],
      reloads: 0,
      dialogs: [{ name: 'alert' }],
    });
  });
});
