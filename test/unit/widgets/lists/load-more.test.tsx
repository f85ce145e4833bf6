import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { ShopError } from '../../../../core/errors/shop-error';
import { on } from '../../../../core/events/widget-events';
import { navigation } from '../../../../core/page/navigation';
import { selectBusy } from '../../../../core/state/slices/ui-slice';
import { loadMore } from '../../../../widgets/lists/load-more';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { mountForUser } from '../with-user';

const items = (...names: string[]) => names.map((name) => `<li><a href="/${name}/">${name}</a></li>`).join('');
/** A page of a list, as the shop renders it. */
const page = (products: string, next?: string) =>
  `<ul id="product-list">${products}</ul><nav data-widget="load-more">${next ? `<a data-part="link" href="${next}">More</a>` : ''}</nav>`;
const responses: Record<string, string> = {
  '/mugs/': page(items('a', 'b'), '/mugs/?page=2'),
  '/mugs/?page=2': page(items('c', 'd'), '/mugs/?page=3'),
  '/mugs/?page=3': page(items('e')),
};
type One = StorefrontApi['fragments']['one'];

/** Mounts the link below a list of two products. */
async function mountList({ first = 1, next = '/mugs/?page=2', names = ['a', 'b'] } = {}) {
  const one = jest.fn<One>(async (url) => responses[url] ?? Promise.reject(new ShopError('http', 'no')));
  const mounted = await mountForUser(loadMore, {
    around: (slot) => `<ul id="product-list">${items(...names)}</ul>${slot}`,
    change: ({ dataset, children }) => {
      Object.assign(dataset, { first: String(first), last: String(first + names.length - 1) });
      dataset.shownMessage = '[first] to [last] of 5';
      for (const child of children) if (child.matches('[data-part="link"]')) child.setAttribute('href', next);
    },
    api: { fragments: { one } as unknown as StorefrontApi['fragments'] },
  });
  await settle();
  return {
    ...mounted,
    one,
    listed: () => [...document.querySelectorAll('#product-list > li')].map(({ textContent }) => textContent),
    press: (init?: MouseEventInit) => {
      mounted.part('link').focus();
      return mounted.click(mounted.part('link'), init);
    },
  };
}

const here = () => location.pathname + location.search;

beforeEach(() => history.replaceState(null, '', '/mugs/'));
afterEach(() => sessionStorage.clear());

describe('the link to more products, when pressed', () => {
  it('appends the next page, says what is shown, and puts its URL in place of the list’s', async () => {
    const listener = jest.fn();
    const stop = on('widgets:listing-changed', listener);
    const { press, listed, part, announced, one } = await mountList();
    const { length } = history;
    expect(await press()).toBe(false);
    stop();
    expect(one).toHaveBeenCalledWith('/mugs/?page=2', 'category/product-listing', {
      config: { category: { shop_by_price: true, products: { limit: 12 } } },
      signal: expect.anything(),
    });
    expect(listed()).toEqual(['a', 'b', 'c', 'd']);
    expect(part('shown').textContent).toBe('1 to 4 of 5');
    expect(announced()).toEqual(['1 to 4 of 5']);
    expect(document.activeElement?.textContent).toBe('c');
    expect([here(), history.length]).toEqual(['/mugs/?page=2', length]);
    expect(listener).toHaveBeenCalledWith({ url: '/mugs/?page=2', source: 'list' }, expect.anything());

    await press();
    expect(listed()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(part('link').hidden).toBe(true);
    expect(here()).toBe('/mugs/?page=3');
  });

  it('keeps what other scripts have put into the history', async () => {
    history.replaceState({ theirs: 1 }, '');
    const { press } = await mountList();
    await press();
    expect(history.state).toMatchObject({ theirs: 1 });
  });

  it('loads a page once for two presses, while the page is busy, and leaves a press for another tab to the browser', async () => {
    const { press, one, store } = await mountList();
    one.mockImplementation(() => new Promise(() => {}));
    expect([await press({ ctrlKey: true }), one.mock.calls]).toEqual([true, []]);
    await press();
    await press();
    expect([one.mock.calls.length, selectBusy(store.getState())]).toEqual([1, true]);
  });

  it('opens the page when it can’t be put into the list', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, listed } = await mountList({ next: '/mugs/?page=9' });
    await press();
    expect(goTo).toHaveBeenCalledWith('/mugs/?page=9');
    expect(listed()).toEqual(['a', 'b']);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('list /mugs/?page=9 failed')]);
  });
});

describe('a list that was left with several pages', () => {
  const left = { widgetsPages: ['/mugs/', '/mugs/?page=2', '/mugs/?page=3'] };

  it('shows them again where it was left', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    history.replaceState(left, '', '/mugs/?page=3');
    sessionStorage['list-left'] = '640.5 /mugs/?page=3';
    const { listed, part } = await mountList({ first: 5, names: ['e'] });
    expect(listed()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(part('shown').textContent).toBe('1 to 5 of 5');
    expect(scrolled.mock.calls).toEqual([[{ top: 640, behavior: 'instant' }]]);
  });

  it('shows one page if the URL leads to another list', async () => {
    history.replaceState(left, '', '/mugs/?page=2');
    const { listed, one } = await mountList({ first: 3, names: ['c', 'd'] });
    expect(listed()).toEqual(['c', 'd']);
    expect(one).not.toHaveBeenCalled();
  });

  it('keeps the page it has when the others can’t be loaded', async () => {
    history.replaceState({ widgetsPages: ['/gone/', '/mugs/?page=2'] }, '', '/mugs/?page=2');
    const { listed } = await mountList({ first: 3, names: ['c', 'd'] });
    expect(listed()).toEqual(['c', 'd']);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('stores where it is left', async () => {
    const { press, unmount } = await mountList();
    await press();
    Object.assign(window, { scrollY: 300 });
    dispatchEvent(new Event('scroll'));
    Object.assign(window, { scrollY: 20 });
    unmount();
    expect(sessionStorage['list-left']).toBe('300 /mugs/?page=2');
  });
});
