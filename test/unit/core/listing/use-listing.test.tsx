import { describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '../../../../core/errors/shop-error';
import { navigation } from '../../../../core/page/navigation';
import { selectBusy } from '../../../../core/state/slices/ui-slice';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { list, mountListing, narrower, onCategoryPage, path, sidebar } from '../../widgets/category/mount-listing';

onCategoryPage();

const goBack = async (url = '/lighting/') => {
  history.replaceState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
  await settle();
};

describe('a list of products, when the shopper goes back', () => {
  it('loads the previous list at its scroll position, adds no history entry, and does not move the focus', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { press, respond, asked, part } = await mountListing();
    await press('#facet-brand-31');
    await respond(narrower);
    (document.activeElement as HTMLElement).blur();
    const { length } = history;
    await goBack();
    expect(asked.at(-1)?.url).toBe('http://shop.test/lighting/');
    await respond({ products: list('5 products'), sidebar: sidebar('Northlight') });
    expect(part('products').textContent?.includes('5 products')).toBe(true);
    expect(history.length - length).toBe(0);
    expect(document.activeElement).toBe(document.body);
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('leaves the scrolling to a shopper who scrolls while the list loads', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { press, respond } = await mountListing();
    await press('#facet-brand-31');
    await respond(narrower);
    await goBack();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    jest.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    await respond(narrower);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('cancels the previous list when the shopper goes forward again', async () => {
    const { press, respond, asked, slot } = await mountListing();
    await press('#facet-brand-31');
    await respond(narrower);
    await goBack();
    await goBack('/lighting/?brand=31');
    expect(asked.at(-1)?.signal?.aborted).toBe(true);
    expect(slot.getAttribute('aria-busy')).toBeNull();
  });

  it('continues to load when the shopper follows a link within the page', async () => {
    const { press, asked } = await mountListing();
    await press('#facet-brand-31');
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false]);
  });
});

it.each(['it has arrived', 'its widget is unmounted'])('a list makes the page busy until %s', async (end) => {
  const { press, respond, store, unmount, asked } = await mountListing();
  await press('#facet-brand-31');
  expect(selectBusy(store.getState())).toBe(true);
  if (end === 'it has arrived') await respond(narrower);
  else {
    unmount();
    expect(asked[0]?.signal?.aborted).toBe(true);
    // It no longer listens to the history.
    dispatchEvent(new PopStateEvent('popstate'));
  }
  expect([selectBusy(store.getState()), asked.length]).toEqual([false, 1]);
});

describe('a choice while a list is loading', () => {
  const sortByPrice = async (find: (selector: string) => HTMLElement) => {
    const sort = find('#sort') as HTMLSelectElement;
    sort.value = 'priceasc';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  const urls = (asked: readonly { url: string }[]) => asked.map(({ url }) => url.replace('http://shop.test', ''));

  it('is added to that list: a filter, then a sort order', async () => {
    const { press, respond, asked, find } = await mountListing();
    await press('#facet-brand-31');
    await press('#facet-size-s');
    await sortByPrice(find);
    expect(urls(asked)).toEqual([
      '/lighting/?brand=31',
      '/lighting/?brand=31&size=s',
      '/lighting/?brand=31&size=s&sort=priceasc',
    ]);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    await respond(narrower);
    expect(path()).toBe('/lighting/?brand=31&size=s&sort=priceasc');
  });

  it('is not added to a list that failed', async () => {
    jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, refuse, asked, find } = await mountListing();
    await press('#facet-brand-31');
    await refuse(new ShopError('network', 'Network request failed'));
    await sortByPrice(find);
    expect(urls(asked)).toEqual(['/lighting/?brand=31', '/lighting/?sort=priceasc']);
    complaints.splice(0);
  });

  it('replaces that list if it is a link to another page of the shown list', async () => {
    const { press, asked } = await mountListing();
    await press('#facet-brand-31');
    await press('a.page');
    expect(urls(asked)).toEqual(['/lighting/?brand=31', '/lighting/?page=2']);
  });
});

describe('a choice that another script has cancelled', () => {
  it('loads no list, also if it was cancelled at the document', async () => {
    const { press, asked } = await mountListing();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await press('#facet-brand-31');
    expect(asked).toEqual([]);
  });
});

describe('all values of a filter', () => {
  it('open in a dialog, for the list that is shown', async () => {
    const { press, respond, one, store } = await mountListing();
    await press('#facet-brand-31');
    await respond(narrower);
    await press('#facet-more');
    expect(one).toHaveBeenCalledWith(
      '/lighting/?brand=31',
      'category/show-more',
      expect.objectContaining({ query: { list_all: 'brand' } }),
    );
    expect(store.getState().ui.dialogs).toMatchObject([{ name: 'quick-view', html: '<h2>Brand</h2>' }]);
  });

  it('close when one is chosen', async () => {
    const { press, find, store, asked } = await mountListing();
    await press('#facet-more');
    find('dialog').append(find('#other'));
    await press('#other');
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(asked.length).toBe(1);
  });

  it('open as a page if the theme has no dialog', async () => {
    const { press, find } = await mountListing();
    find('dialog').remove();
    expect(await press('#facet-more')).toBe(true);
  });
});

describe('a list of products, when the request fails', () => {
  it('navigates as a link does, and reports the failure', async () => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, refuse, slot } = await mountListing();
    await press('#facet-brand-31');
    await refuse(new ShopError('http', 'The shop responded with 500', { status: 500 }));
    expect(goTo).toHaveBeenCalledWith('http://shop.test/lighting/?brand=31');
    expect(slot.getAttribute('aria-busy')).toBeNull();
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('reloads the page when the previous list does not load', async () => {
    const reload = jest.spyOn(navigation, 'reload').mockImplementation(() => {});
    const { press, respond, refuse } = await mountListing();
    await press('#facet-brand-31');
    await respond(narrower);
    await goBack('/lighting/?page=2');
    await refuse(new ShopError('data', 'The response is one HTML text'));
    expect(reload).toHaveBeenCalledTimes(1);
    complaints.splice(0);
  });
});

describe('a list whose response has other markup than its page', () => {
  const goesTo = async (sections: Record<string, string>, before = (_part: HTMLElement) => {}) => {
    const goTo = jest.spyOn(navigation, 'goTo').mockImplementation(() => {});
    const { press, respond, part } = await mountListing();
    const products = part('products');
    await press('#facet-brand-31');
    before(products);
    await respond(sections);
    const went = goTo.mock.calls.map(([url]) => url);
    goTo.mockRestore();
    return { went, products };
  };

  it.each<[string, string, ((part: HTMLElement) => void)?]>([
    ['the response has no list', ' \n'],
    ['it is a slot of its own without a list', '<div data-widget="category-listing"><p>Banner</p></div>'],
    ['another script removed the part', narrower.products, (part) => part.remove()],
  ])('is loaded as a page when %s', async (_, html, ...before) => {
    const { went, products } = await goesTo({ products: html, sidebar: sidebar('Northlight') }, ...before);
    expect(went).toEqual(['http://shop.test/lighting/?brand=31']);
    expect(products.textContent).toContain('5 products');
    expect(path()).toBe('/lighting/');
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it.each([
    ['a slot of its own', (inner: string) => `<div data-widget="category-listing"><p>Banner</p>${inner}</div>`],
    ['another root', (inner: string) => `<main>${inner}</main>`],
  ])('shows the content of the same part in %s', async (_, around) => {
    const inner = `<section data-part="products">${list('2 products', '3')}</section>`;
    const { went, products } = await goesTo({ products: around(inner), sidebar: sidebar('Northlight') });
    expect(went).toEqual([]);
    expect(products.querySelectorAll('[data-widget], [data-part]')).toHaveLength(0);
    expect(products.textContent).toContain('2 products');
  });

  it('shows the content of the element that has the id of the part', async () => {
    const inner = `<main><p>Banner</p><div id="list">${list('2 products', '3')}</div></main>`;
    const { products } = await goesTo({ products: inner, sidebar: sidebar('Northlight') }, (part) => {
      part.id = 'list';
    });
    expect(products.querySelectorAll('#list')).toHaveLength(0);
    expect(products.textContent).toContain('2 products');
  });

  it('leaves a part of another widget in the response alone', async () => {
    const inner = '<div data-widget="carousel"><p data-part="products">2 products</p></div>';
    const { products } = await goesTo({ products: inner, sidebar: sidebar('Northlight') });
    expect(products.querySelectorAll('[data-widget="carousel"]')).toHaveLength(1);
    complaints.splice(0);
  });
});
