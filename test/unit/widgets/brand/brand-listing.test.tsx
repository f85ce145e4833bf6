import { describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { brandListing } from '../../../../widgets/brand/brand-listing';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { settle, until } from '../../../support/jest/settle';

/** Adds a list with a filter, which the example lacks. */
const withFilter = (slot: HTMLElement) => {
  slot.querySelector('[data-part="products"]')!.innerHTML =
    '<a href="/?rating=4" data-faceted-search-facet>4 stars</a>';
  slot.querySelector('[data-part="sidebar"]')!.textContent = 'Category';
  slot.dataset.perPage = '24';
};
const withoutSidebar = (slot: HTMLElement) => {
  withFilter(slot);
  slot.querySelector('[data-part="sidebar"]')!.remove();
};

async function press(change: (slot: HTMLElement) => void) {
  const many = jest.fn((_url: string, sections: object, _options: object) =>
    Promise.resolve(Object.fromEntries(Object.keys(sections).map((name) => [name, `<p>new ${name}</p>`]))),
  );
  const api = { fragments: { many } as unknown as StorefrontApi['fragments'] };
  const mounted = await mountExample(brandListing, { change, api });
  document.querySelector('a')!.click();
  await settle();
  await until(() => !mounted.slot.hasAttribute('aria-busy'));
  return { ...mounted, many };
}

describe('a brand’s list, before its code arrives', () => {
  it('consists of links', () => {
    const links = printExample(brandListing).querySelectorAll('[data-part="sidebar"] a');
    expect([...links].map((link) => link.getAttribute('href'))).toContain('/northlight/');
  });
});

describe('a brand’s list, when a filter is pressed', () => {
  it('requests the partials of a brand with its settings, and shows them', async () => {
    const { many, part } = await press(withFilter);
    expect(many).toHaveBeenCalledWith(
      'http://shop.test/?rating=4',
      { products: 'brand/product-listing', sidebar: 'brand/sidebar' },
      expect.objectContaining({ config: { shop_by_brand: true, brand: { products: { limit: 24 } } } }),
    );
    expect(part('products').textContent).toBe('new products');
    expect(part('sidebar').textContent).toBe('new sidebar');
  });

  it('works without filters beside the list', async () => {
    const { part, outcome } = await press(withoutSidebar);
    expect(outcome).toBe('mounted');
    expect(part('products').textContent).toBe('new products');
  });
});
