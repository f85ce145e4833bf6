import { describe, expect, it, jest } from '@jest/globals';
import { on } from '../../../../core/events/widget-events';
import { categoryListing } from '../../../../widgets/category/category-listing';
import { printExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';
import { mountListing, narrower, onCategoryPage, page, path } from './mount-listing';

onCategoryPage();

const urls = (asked: readonly { url: string }[]) => asked.map(({ url }) => url.replace('http://shop.test', ''));

describe('a category’s list', () => {
  it('applies an order that was chosen before its code arrived', async () => {
    printExample(categoryListing, page);
    document.querySelector<HTMLSelectElement>('#sort')!.value = 'priceasc';
    const { asked } = await mountListing(null);
    await settle();
    expect(urls(asked)).toEqual(['/lighting/?sort=priceasc']);
  });

  it('requests the list and its filters when a filter is pressed, shows them, and announces their number', async () => {
    const { asked, press, respond, slot, part, find, announced } = await mountListing();
    const listener = jest.fn();
    const stop = on('widgets:listing-changed', listener);
    const region = find('#region');
    const state = () => [slot.getAttribute('aria-busy'), part('overlay').hidden];
    expect(await press('#facet-brand-31')).toBe(false);
    expect(asked).toMatchObject([
      {
        url: 'http://shop.test/lighting/?brand=31',
        sections: { products: 'category/product-listing', sidebar: 'category/sidebar' },
        config: { category: { shop_by_price: true, products: { limit: 12 } } },
      },
    ]);
    expect(state()).toEqual(['true', false]);
    await respond(narrower);
    stop();
    expect(part('products').textContent).toContain('2 products');
    expect([path(), find('#region') === region, ...state()]).toEqual(['/lighting/?brand=31', true, null, true]);
    expect(announced()).toEqual(['2 products']);
    expect(listener).toHaveBeenCalledWith({ url: '/lighting/?brand=31', source: 'list' }, expect.anything());
  });

  it.each([
    ['another page', '.product', {}],
    ['another tab', '#facet-brand-31', { ctrlKey: true }],
  ])('leaves a link to %s to the browser', async (_, selector, init) => {
    const { press, asked } = await mountListing();
    expect([await press(selector, init), asked]).toEqual([true, []]);
  });

  it('handles filters outside of the slot', async () => {
    const { press, asked } = await mountListing();
    await press('#other');
    expect(urls(asked)).toEqual(['/lighting/?brand=99']);
  });

  it('focuses the start of another page, so that the number of products is read once', async () => {
    const { press, respond, part, announced } = await mountListing();
    await press('.page');
    await respond(narrower);
    expect(document.activeElement).toBe(part('products').querySelector('[data-listing-start]'));
    expect(announced()).toEqual([]);
  });

  it('sorts the list that is shown, from its first page, and keeps the focus on the choice', async () => {
    history.replaceState(null, '', '/lighting/?brand%5B%5D=A%26B&brand%5B%5D=2&page=3');
    const { asked, find, respond, select } = await mountListing();
    find('#sort').focus();
    await select(find('#sort'), 'priceasc');
    await respond(narrower);
    expect(urls(asked)).toEqual(['/lighting/?brand%5B%5D=A%26B&brand%5B%5D=2&sort=priceasc']);
    expect(document.activeElement).toBe(find('#sort'));
  });

  it('adds a range of prices to the other filters, without empty fields, unless its own widget refuses it', async () => {
    history.replaceState(null, '', '/lighting/?brand=31&sort=newest');
    const { asked, find, click, select } = await mountListing();
    // The shopper leaves the field.
    await select(find('[name="min_price"]'), '10');
    find('[data-faceted-search-range]').addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await click(find('#apply'));
    expect(asked).toEqual([]);
    await click(find('#apply'));
    expect(urls(asked)).toEqual(['/lighting/?brand=31&min_price=10&max_price=60']);
  });
});
