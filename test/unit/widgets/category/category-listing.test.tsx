import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { StoreError } from '../../../../core/errors/store-error';
import { on } from '../../../../core/events/widget-events';
import { navigation } from '../../../../core/page/navigation';
import { categoryListing } from '../../../../widgets/category/category-listing';
import { complaints } from '../../../jest/setup';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';
import { until } from '../until';

const sidebar = (brand: string) => `
  <details id="facet-brand" open><summary>Brand</summary>
    <a id="facet-brand-31" href="/lighting/?brand=31" data-faceted-search-facet>${brand}</a>
    <a id="facet-more" href="?list_all=brand" data-facet-more="brand">Show more</a></details>
  <form data-faceted-search-range><input name="min_price" value="10"><input name="max_price" value="60">
    <input type="hidden" name="sort" value=""><button id="apply">Apply</button></form>`;
const list = (count: string, page = '2') => `
  <p tabindex="-1" data-listing-start data-listing-status>${count}</p>
  <form data-sort-by="product"><select name="sort" id="sort">
    <option value="featured" selected>Featured</option><option value="priceasc">Price</option></select>
    <button>Show</button></form>
  <a class="page" href="/lighting/?page=${page}" data-faceted-search-facet>${page}</a>
  <a class="product" href="/lamp/">Lamp</a>`;
const html = `<p id="region">Page Builder</p>
  <div data-widget="category-listing" data-per-page="12">
    <div data-part="sidebar">${sidebar('Northlight')}</div>
    <section data-part="products">${list('5 products')}</section>
    <div data-part="overlay" hidden></div>
  </div><a id="other" href="/lighting/?brand=99" data-faceted-search-facet>Elsewhere on the page</a>
  <dialog data-widget="dialog" data-name="quick-view"></dialog>`;

type Many = StorefrontApi['fragments']['many'];

let unmounts: (() => void)[] = [];
beforeEach(() => history.replaceState(null, '', '/lighting/'));
afterEach(() => {
  for (const unmount of unmounts) unmount();
  unmounts = [];
});

/**
 * A list whose answers come when the test says so.
 * @param page null takes the page as it is
 */
async function mount(page: string | null = html) {
  const asked: { url: string; sections: unknown; config: unknown; signal: AbortSignal | undefined }[] = [];
  const settle: { arrive: (sections: Record<string, string>) => void; fail: (error: unknown) => void }[] = [];
  const one = jest.fn((_url: string, _template: string, _options: object) => Promise.resolve('<h2>Brand</h2>'));
  const many = ((url, sections, { config, signal } = {}) => {
    asked.push({ url: new URL(url, document.baseURI).href, sections, config, signal });
    return new Promise((arrive, fail) => settle.push({ arrive: arrive as never, fail }));
  }) as Many;
  const api = { fragments: { many, one } as unknown as StorefrontApi['fragments'] };
  const mounted = await mountWidget(categoryListing, page ?? undefined, { api });
  unmounts.push(mounted.unmount);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const settled = async () => {
    await until(() => !mounted.slot.hasAttribute('aria-busy'));
    await turn();
  };
  return {
    ...mounted,
    asked,
    one,
    find,
    /** @returns whether the click was left to the browser */
    press: async (selector: string, init: MouseEventInit = {}) => {
      let isLeft = false;
      const last = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', last, { once: true });
      find(selector).focus();
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      await turn();
      return isLeft;
    },
    answer: async (sections: Record<string, string>) => {
      settle.at(-1)?.arrive(sections);
      await settled();
    },
    refuse: async (error: unknown) => {
      settle.at(-1)?.fail(error);
      await settled();
    },
  };
}
const narrower = { products: list('2 products', '3'), sidebar: sidebar('Northlight, chosen') };
const path = () => location.pathname + location.search;

describe('a category’s list, before its code arrives', () => {
  it('is links and forms', () => {
    document.body.innerHTML = html;
    expect(document.querySelector<HTMLAnchorElement>('#facet-brand-31')!.href).toBe('http://store.test/lighting/?brand=31');
    expect(document.querySelectorAll('form')).toHaveLength(2);
  });

  it('follows an order that was chosen before', async () => {
    document.body.innerHTML = html;
    document.querySelector<HTMLSelectElement>('#sort')!.value = 'priceasc';
    const { asked } = await mount(null);
    await turn();
    expect(asked.map(({ url }) => url)).toEqual(['http://store.test/lighting/?sort=priceasc']);
  });
});

describe('a category’s list, when a filter is pressed', () => {
  it('asks for the list and its filters, with the page’s settings', async () => {
    const { asked, press, slot, part } = await mount();
    expect(await press('#facet-brand-31')).toBe(false);
    expect(asked).toMatchObject([
      {
        url: 'http://store.test/lighting/?brand=31',
        sections: { products: 'category/product-listing', sidebar: 'category/sidebar' },
        config: { category: { shop_by_price: true, products: { limit: 12 } } },
      },
    ]);
    expect([slot.getAttribute('aria-busy'), part('overlay').hidden]).toEqual(['true', false]);
  });

  it('shows what comes, keeps what stands around it, and says how much there is', async () => {
    const { press, answer, part, slot, find, store } = await mount();
    const heard = jest.fn();
    const stop = on('widgets:listing-changed', heard);
    const region = find('#region');
    await press('#facet-brand-31');
    await answer(narrower);
    stop();
    expect(part('products').textContent).toContain('2 products');
    expect([path(), find('#region') === region]).toEqual(['/lighting/?brand=31', true]);
    expect([slot.getAttribute('aria-busy'), part('overlay').hidden]).toEqual([null, true]);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['2 products']);
    expect(heard).toHaveBeenCalledWith({ url: '/lighting/?brand=31' }, expect.anything());
  });

  it('keeps the focus on the filter, and closed filters closed', async () => {
    const { press, answer, find } = await mount();
    (find('#facet-brand') as HTMLDetailsElement).open = false;
    await press('#facet-brand-31');
    await answer(narrower);
    expect(document.activeElement).toBe(find('#facet-brand-31'));
    expect((find('#facet-brand') as HTMLDetailsElement).open).toBe(false);
  });

  it('takes the last one pressed, whatever comes late', async () => {
    const { press, answer, asked } = await mount();
    await press('#facet-brand-31');
    await press('.page');
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await answer(narrower);
    expect(path()).toBe('/lighting/?page=2');
  });

  it.each([
    ['another page', '.product', {}],
    ['another tab', '#facet-brand-31', { ctrlKey: true }],
  ])('leaves a link to %s alone', async (_, selector, init) => {
    const { press, asked } = await mount();
    expect([await press(selector, init), asked]).toEqual([true, []]);
  });

  it('hears filters that the theme has put elsewhere', async () => {
    const { press, asked } = await mount();
    await press('#other');
    expect(asked.map(({ url }) => url)).toEqual(['http://store.test/lighting/?brand=99']);
  });
});

describe('a category’s list, when another page or order is asked for', () => {
  it('begins at the start of the list, where the number of products is read out once', async () => {
    const { press, answer, part, store } = await mount();
    await press('.page');
    await answer(narrower);
    expect(document.activeElement).toBe(part('products').querySelector('[data-listing-start]'));
    expect(store.getState().ui.announcements).toEqual([]);
  });

  it('sorts the list that is shown, from its first page, and keeps the focus on the choice', async () => {
    history.replaceState(null, '', '/lighting/?brand%5B%5D=A%26B&brand%5B%5D=2&page=3');
    const { asked, find, answer } = await mount();
    const select = find('#sort') as HTMLSelectElement;
    select.focus();
    select.value = 'priceasc';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await turn();
    await answer(narrower);
    expect(asked.map(({ url }) => url)).toEqual([
      'http://store.test/lighting/?brand%5B%5D=A%26B&brand%5B%5D=2&sort=priceasc',
    ]);
    expect(document.activeElement).toBe(find('#sort'));
  });

  it('asks for a range of prices beside the other filters, without empty fields', async () => {
    history.replaceState(null, '', '/lighting/?brand=31&sort=newest');
    const { asked, find } = await mount();
    find('#apply').click();
    await turn();
    expect(asked.map(({ url }) => url)).toEqual([
      'http://store.test/lighting/?brand=31&min_price=10&max_price=60',
    ]);
  });

  it('leaves a range alone that its own widget refused', async () => {
    const { asked, find } = await mount();
    find('[data-faceted-search-range]').addEventListener('submit', (event) => event.preventDefault());
    find('#apply').click();
    await turn();
    expect(asked).toEqual([]);
  });
});

describe('a category’s list, when the shopper goes back', () => {
  it('asks for the list of before, notes nothing, and leaves the focus where it is', async () => {
    const { press, answer, asked, part } = await mount();
    await press('#facet-brand-31');
    await answer(narrower);
    (document.activeElement as HTMLElement).blur();
    history.replaceState(null, '', '/lighting/');
    const length = history.length;
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
    expect(asked.at(-1)?.url).toBe('http://store.test/lighting/');
    await answer({ products: list('5 products'), sidebar: sidebar('Northlight') });
    expect([part('products').textContent?.includes('5 products'), history.length - length]).toEqual([true, 0]);
    expect(document.activeElement).toBe(document.body);
  });

  it('forgets what it went back for when the shopper comes forth again', async () => {
    const { press, answer, asked, slot } = await mount();
    await press('#facet-brand-31');
    await answer(narrower);
    history.replaceState(null, '', '/lighting/');
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
    history.replaceState(null, '', '/lighting/?brand=31');
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
    expect([asked.at(-1)?.signal?.aborted, slot.getAttribute('aria-busy')]).toEqual([true, null]);
  });

  it('does not mind a link to a place in the page while a list is on its way', async () => {
    const { press, asked } = await mount();
    await press('#facet-brand-31');
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  });
});

describe('all values of a filter', () => {
  it('open in a dialog, for the list that is shown', async () => {
    const { press, answer, one, store } = await mount();
    await press('#facet-brand-31');
    await answer(narrower);
    await press('#facet-more');
    expect(one).toHaveBeenCalledWith(
      '/lighting/?brand=31',
      'category/show-more',
      expect.objectContaining({ query: { list_all: 'brand' } }),
    );
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'quick-view', html: '<h2>Brand</h2>' }]);
  });

  it('close when one is chosen', async () => {
    const { press, find, store, asked } = await mount();
    await press('#facet-more');
    find('dialog').append(find('#other'));
    await press('#other');
    expect([store.getState().ui.dialogs, asked.length]).toEqual([[], 1]);
  });

  it('are a page where the theme has no dialog', async () => {
    const { press, find } = await mount();
    find('dialog').remove();
    expect(await press('#facet-more')).toBe(true);
  });
});

describe('a category’s list, when the store says no', () => {
  it('goes there the way a link does, and tells operators', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, refuse, slot } = await mount();
    await press('#facet-brand-31');
    await refuse(new StoreError('http', 'The store answered 500', { status: 500 }));
    expect(goTo).toHaveBeenCalledWith('http://store.test/lighting/?brand=31');
    expect(slot.getAttribute('aria-busy')).toBeNull();
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('tells the shopper who can’t reach it, and keeps the page', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, refuse, store } = await mount();
    await press('#facet-brand-31');
    await refuse(new StoreError('network', 'Network request failed'));
    expect([goTo.mock.calls.length, path()]).toEqual([0, '/lighting/']);
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'alert', text: 'Network request failed' }]);
    complaints.splice(0);
  });

  it('loads the page anew when the list of before does not come', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const { press, answer, refuse } = await mount();
    await press('#facet-brand-31');
    await answer(narrower);
    history.replaceState(null, '', '/lighting/?page=2');
    dispatchEvent(new PopStateEvent('popstate'));
    await turn();
    await refuse(new StoreError('data', 'The answer is one HTML text'));
    expect(reload).toHaveBeenCalledTimes(1);
    complaints.splice(0);
  });
});

describe('a category’s list, taken off the page', () => {
  it('drops what is on its way and hears nothing more', async () => {
    const { press, asked, unmount } = await mount();
    await press('#facet-brand-31');
    unmount();
    unmounts = [];
    expect(asked[0]?.signal?.aborted).toBe(true);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(asked).toHaveLength(1);
  });
});
