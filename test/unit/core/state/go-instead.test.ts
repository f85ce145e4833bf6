import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { goInstead } from '../../../../core/state/go-instead';
import { storeWithCalls } from './store-with-calls';

describe('what was to come into the page and did not', () => {
  const go = (error: unknown, url: string) => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const store = storeWithCalls();
    store.dispatch(goInstead(error, url));
    return { went: goTo.mock.calls, reloads: reload.mock.calls.length, dialogs: store.getState().ui.dialogs };
  };

  it.each([
    ['a refusal of the store', new ShopError('http', 'The store answered 404', { status: 404 })],
    ['an answer that is none', new ShopError('data', 'The answer is no HTML')],
    ['code that did not arrive', new Error('Loading chunk api failed')],
  ])('%s: the browser goes there', (_, error) => {
    expect(go(error, '/lamp/')).toEqual({ went: [['/lamp/']], reloads: 0, dialogs: [] });
  });

  it('is told the shopper who is offline, whatever is missing', () => {
    const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(go(new Error('Loading chunk api failed'), '/lamp/')).toMatchObject({
      went: [],
      dialogs: [{ name: 'alert' }],
    });
    isOnLine.mockRestore();
  });

  it('is asked for by a reload where it is the page’s own address', () => {
    expect(go(new Error('broken'), window.location.href)).toMatchObject({ went: [], reloads: 1 });
  });

  it.each(['network', 'timeout'] as const)('is told the shopper when the store can’t be reached (%s)', (kind) => {
    expect(go(new ShopError(kind, 'Network request failed'), '/lamp/')).toMatchObject({
      went: [],
      reloads: 0,
      dialogs: [{ name: 'alert' }],
    });
  });
});
