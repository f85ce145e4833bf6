import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StorefrontApi } from '../../../../core/api/storefront-api';
import { searchListing } from '../../../../widgets/search/search-listing';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle, until } from '../../../support/jest/settle';

const link = (section: string, current: string, count: string) =>
  `<a id="to-${section}" href="/search.php?search_query=tea&section=${section}" data-section="${section}"
      data-faceted-search-facet ${current} data-part="tab"><span data-part="${section}-count">${count}</span></a>`;
/** Written here, because the example's page is no search: it has neither kinds of results nor counts. */
const html = `
  <div data-widget="search-listing" data-per-page="12">
    <div data-part="heading"><h1>5 results</h1></div>
    ${link('product', 'aria-current="page"', '4 products')}${link('content', '', '1 page')}
    <div data-part="sidebar">Brand</div>
    <section data-part="products"><p data-listing-status>4 products</p></section>
    <section data-part="content" hidden><p data-listing-status>1 page</p></section>
  </div>`;

beforeEach(() => history.replaceState(null, '', '/search.php?search_query=tea'));

async function mount({ rendered = html, pages = 'new content' } = {}) {
  const many = jest.fn((_url: string, sections: Record<string, string>) =>
    Promise.resolve(
      Object.fromEntries(
        Object.keys(sections).map((name) => {
          const isList = name === 'products' || name === 'content';
          const text = name === 'content' ? pages : `new ${name}`;
          return [name, text && `<p ${isList ? 'tabindex="-1" data-listing-status' : ''}>${text}</p>`];
        }),
      ),
    ),
  );
  const api = { fragments: { many } as unknown as StorefrontApi['fragments'] };
  const mounted = await mountWidget(searchListing, rendered, { api });
  const press = async (id: string) => {
    document.getElementById(id)!.click();
    await settle();
    await until(() => !mounted.slot.hasAttribute('aria-busy'));
    await settle();
  };
  return { ...mounted, many, press };
}

describe('the results of a search, when the other kind is requested', () => {
  it.each(['ArrowLeft', 'ArrowRight'])('lead to the other kind with %s', async (key) => {
    const { many } = await mount();
    const [from, to] = ['to-product', 'to-content'].map((id) => document.getElementById(id)!);
    from!.focus();
    from!.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }));
    expect(many).not.toHaveBeenCalled();
    from!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await settle();
    expect(document.activeElement).toBe(to);
    expect(many.mock.calls[0]?.[0]).toContain('section=content');
  });

  it('request all parts, and show pages of text in place of products and filters', async () => {
    const { many, press, part, parts, store } = await mount();
    await press('to-content');
    expect(many.mock.calls[0]?.[1]).toEqual({
      products: 'search/product-listing',
      content: 'search/content-listing',
      sidebar: 'search/sidebar',
      heading: 'search/heading',
      productCount: 'search/product-count',
      contentCount: 'search/content-count',
    });
    expect(['products', 'sidebar', 'content'].map((name) => part(name).hidden)).toEqual([true, true, false]);
    expect(parts('tab').map((tab) => tab.getAttribute('aria-current'))).toEqual(['false', 'page']);
    expect(['heading', 'product-count', 'content-count'].map((name) => part(name).textContent)).toEqual([
      'new heading',
      'new productCount',
      'new contentCount',
    ]);
    expect(store.getState().ui.announcements.map(({ text }) => text)).toEqual(['new content']);
  });

  it('switch back to products', async () => {
    const { press, part, parts } = await mount();
    await press('to-content');
    await press('to-product');
    expect(['products', 'sidebar', 'content'].map((name) => part(name).hidden)).toEqual([false, false, true]);
    expect(parts('tab').map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', 'false']);
  });

  it('show no pages of text, of which the theme renders nothing', async () => {
    const { press, part } = await mount({ pages: '' });
    await press('to-content');
    expect([part('content').hidden, part('content').innerHTML, part('products').hidden]).toEqual([false, '', true]);
    expect(location.search).toContain('section=content');
  });

  it('keep the focus on the link', async () => {
    const { press } = await mount();
    document.getElementById('to-content')!.focus();
    await press('to-content');
    expect(document.activeElement?.id).toBe('to-content');
  });
});

describe('the results of a search that found only pages of text', () => {
  const rendered = html
    .replace('aria-current="page"', '')
    .replace('data-part="products"', '$& hidden')
    .replace('data-part="content" hidden', 'data-part="content"');

  it('are the pages that the server rendered, until the products are requested', async () => {
    const { press, part, parts } = await mount({ rendered });
    const shown = () => ['products', 'sidebar', 'content'].map((name) => !part(name).hidden);
    expect(shown()).toEqual([false, false, true]);
    expect(parts('tab').map((tab) => tab.getAttribute('aria-current'))).toEqual(['false', 'page']);
    await press('to-product');
    expect(shown()).toEqual([true, true, false]);
  });
});
