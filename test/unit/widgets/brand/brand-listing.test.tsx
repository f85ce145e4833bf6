import { describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { brandListing } from '../../../../widgets/brand/brand-listing';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';
import { until } from '../until';

const html = (sidebar = '<div data-part="sidebar">Category</div>') => `
  <div data-widget="brand-listing" data-per-page="24">${sidebar}
    <section data-part="products"><a href="/?rating=4" data-faceted-search-facet>4 stars</a></section>
  </div>`;

async function press(page: string) {
  const many = jest.fn((_url: string, sections: object, _options: object) =>
    Promise.resolve(Object.fromEntries(Object.keys(sections).map((name) => [name, `<p>new ${name}</p>`]))),
  );
  const api = { fragments: { many } as unknown as StorefrontApi['fragments'] };
  const mounted = await mountWidget(brandListing, page, { api });
  document.querySelector('a')!.click();
  await turn();
  await until(() => !mounted.slot.hasAttribute('aria-busy'));
  return { ...mounted, many };
}

describe('a brand’s list, before its code arrives', () => {
  it('is links', () => {
    document.body.innerHTML = html();
    expect(document.querySelector('a')!.getAttribute('href')).toBe('/?rating=4');
  });
});

describe('a brand’s list, when a filter is pressed', () => {
  it('asks for a brand’s partials, with its settings, and shows them', async () => {
    const { many, part, unmount } = await press(html());
    expect(many).toHaveBeenCalledWith(
      'http://shop.test/?rating=4',
      { products: 'brand/product-listing', sidebar: 'brand/sidebar' },
      expect.objectContaining({ config: { shop_by_brand: true, brand: { products: { limit: 24 } } } }),
    );
    expect([part('products').textContent, part('sidebar').textContent]).toEqual(['new products', 'new sidebar']);
    unmount();
  });

  it('works without filters beside the list', async () => {
    const { part, outcome, unmount } = await press(html(''));
    expect([outcome, part('products').textContent]).toEqual(['mounted', 'new products']);
    unmount();
  });
});
