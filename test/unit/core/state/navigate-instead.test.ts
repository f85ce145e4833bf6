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

  it.each<[string, Error, boolean]>([
    ['the shop cannot be reached', new ShopError('network', 'Network request failed'), true],
    ['the shop does not respond in time', new ShopError('timeout', 'Network request timed out'), true],
    ['the shopper is offline', new Error('Loading chunk api failed'), false],
  ])('causes an alert if %s', (_, error, isOnLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    expect(go(error, '/lamp/')).toMatchObject({ went: [], reloads: 0, dialogs: [{ name: 'alert' }] });
  });
});
