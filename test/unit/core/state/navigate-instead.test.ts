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

  it('causes a reload if it has the URL of this page', () => {
    expect(go(new Error('broken'), window.location.href)).toMatchObject({ went: [], reloads: 1 });
  });

  it.each<[string, Error, boolean]>([
    ['the shop cannot be reached', new ShopError('network', 'Network request failed'), true],
    ['the shop does not respond in time', new ShopError('timeout', 'Network request timed out'), true],
    ['the shopper is offline', new Error('Loading chunk api failed'), false],
  ])('causes an alert if %s', (_, error, isOnLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    expect(go(error, '/lamp/')).toMatchObject({ went: [], reloads: 0, dialogs: [{ name: 'alert' }] });
  });
});
