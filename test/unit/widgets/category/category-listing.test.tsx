import { describe, expect, it, jest } from '@jest/globals';
import { on } from '../../../../core/events/widget-events';
import { categoryListing } from '../../../../widgets/category/category-listing';
import { printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountListing, narrower, onCategoryPage, page, path } from './mount-listing';

onCategoryPage();

describe('a category’s list, before its code arrives', () => {
  it('applies an order that was chosen meanwhile', async () => {
    printExample(categoryListing, page);
    document.querySelector<HTMLSelectElement>('#sort')!.value = 'priceasc';
    const { asked } = await mountListing(null);
    await settle();
    expect(asked.map(({ url }) => url)).toEqual(['http://shop.test/lighting/?sort=priceasc']);
  });
});

describe('a category’s list, when a filter is pressed', () => {
  it('requests the list and its filters, with the page’s settings', async () => {
    const { asked, press, slot, part } = await mountListing();
    expect(await press('#facet-brand-31')).toBe(false);
    expect(asked).toMatchObject([
      {
        url: 'http://shop.test/lighting/?brand=31',
        sections: { products: 'category/product-listing', sidebar: 'category/sidebar' },
        config: { category: { shop_by_price: true, products: { limit: 12 } } },
      },
    ]);
    expect(slot.getAttribute('aria-busy')).toBe('true');
    expect(part('overlay').hidden).toBe(false);
  });

  it('shows the response, keeps the page around it, and announces the number of products', async () => {
    const { press, respond, part, slot, find, store } = await mountListing();
    const listener = jest.fn();
    const stop = on('widgets:listing-changed', listener);
    const region = find('#region');
    await press('#facet-brand-31');
    await respond(narrower);
    stop();
    expect(part('products').textContent).toContain('2 products');
    expect(path()).toBe('/lighting/?brand=31');
    expect(find('#region') === region).toBe(true);
    expect(slot.getAttribute('aria-busy')).toBeNull();
    expect(part('overlay').hidden).toBe(true);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['2 products']);
    expect(listener).toHaveBeenCalledWith({ url: '/lighting/?brand=31', source: 'list' }, expect.anything());
  });

  it('keeps the focus on the filter, and closed filters closed', async () => {
    const { press, respond, find } = await mountListing();
    (find('#facet-brand') as HTMLDetailsElement).open = false;
    await press('#facet-brand-31');
    await respond(narrower);
    expect(document.activeElement).toBe(find('#facet-brand-31'));
    expect((find('#facet-brand') as HTMLDetailsElement).open).toBe(false);
  });

  it.each([
    ['another page', '.product', {}],
    ['another tab', '#facet-brand-31', { ctrlKey: true }],
  ])('leaves a link to %s to the browser', async (_, selector, init) => {
    const { press, asked } = await mountListing();
    expect(await press(selector, init)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('handles filters outside of the slot', async () => {
    const { press, asked } = await mountListing();
    await press('#other');
    expect(asked.map(({ url }) => url)).toEqual(['http://shop.test/lighting/?brand=99']);
  });
});

describe('a category’s list, when another page or order is chosen', () => {
  it('focuses the start of the list, so that the number of products is read once', async () => {
    const { press, respond, part, store } = await mountListing();
    await press('.page');
    await respond(narrower);
    expect(document.activeElement).toBe(part('products').querySelector('[data-listing-start]'));
    expect(store.getState().ui.announcements).toEqual([]);
  });

  it('sorts the list that is shown, from its first page, and keeps the focus on the choice', async () => {
    history.replaceState(null, '', '/lighting/?brand%5B%5D=A%26B&brand%5B%5D=2&page=3');
    const { asked, find, respond } = await mountListing();
    const select = find('#sort') as HTMLSelectElement;
    select.focus();
    select.value = 'priceasc';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    await respond(narrower);
    expect(asked.map(({ url }) => url)).toEqual([
      'http://shop.test/lighting/?brand%5B%5D=A%26B&brand%5B%5D=2&sort=priceasc',
    ]);
    expect(document.activeElement).toBe(find('#sort'));
  });

  it('adds a range of prices to the other filters, without empty fields', async () => {
    history.replaceState(null, '', '/lighting/?brand=31&sort=newest');
    const { asked, find } = await mountListing();
    find('#apply').click();
    await settle();
    expect(asked.map(({ url }) => url)).toEqual(['http://shop.test/lighting/?brand=31&min_price=10&max_price=60']);
  });

  it('does not send a range that its own widget has refused', async () => {
    const { asked, find } = await mountListing();
    find('[data-faceted-search-range]').addEventListener('submit', (event) => event.preventDefault());
    find('#apply').click();
    await settle();
    expect(asked).toEqual([]);
  });
});
