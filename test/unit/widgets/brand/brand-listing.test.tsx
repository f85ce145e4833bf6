import { describe, expect, it, jest } from '@jest/globals';
import { brandListing } from '../../../../widgets/brand/brand-listing';
import { until } from '../../../support/jest/settle';
import { mountForUser } from '../with-user';

/** Presses a filter, which the example lacks, in a list with or without filters beside it. */
async function press(hasSidebar: boolean) {
  const many = jest.fn(async (_url: string, sections: object, _options?: object) =>
    Object.fromEntries(Object.keys(sections).map((name) => [name, `<p>new ${name}</p>`])),
  );
  const change = (slot: HTMLElement) => {
    slot.querySelector('[data-part="products"]')!.innerHTML =
      '<a href="/?rating=4" data-faceted-search-facet>4 stars</a>';
    slot.querySelector('[data-part="sidebar"]')!.textContent = 'Category';
    slot.dataset.perPage = '24';
    if (!hasSidebar) slot.querySelector('[data-part="sidebar"]')!.remove();
  };
  const mounted = await mountForUser(brandListing, { change, api: { fragments: { many } as never } });
  await mounted.click(document.querySelector('a')!);
  await until(() => !mounted.slot.hasAttribute('aria-busy'));
  return { ...mounted, many };
}

describe('a brand’s list, when a filter is pressed', () => {
  it('requests the partials of a brand with its settings, and shows them', async () => {
    const { many, part } = await press(true);
    expect(many).toHaveBeenCalledWith(
      'http://shop.test/?rating=4',
      { products: 'brand/product-listing', sidebar: 'brand/sidebar' },
      expect.objectContaining({ config: { shop_by_brand: true, brand: { products: { limit: 24 } } } }),
    );
    expect([part('products').textContent, part('sidebar').textContent]).toEqual(['new products', 'new sidebar']);
  });

  it('works without filters beside the list', async () => {
    const { part, outcome } = await press(false);
    expect([outcome, part('products').textContent]).toEqual(['mounted', 'new products']);
  });
});
