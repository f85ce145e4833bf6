import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { searchListing } from '../../../../widgets/search/search-listing';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle, until } from '../../../support/jest/settle';
import { withUser } from '../with-user';

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
  const render = (name: string, url: string) => {
    const isList = name === 'products' || name === 'content';
    // A theme may render no products beside the pages of text.
    const text = name === 'products' && url.includes('=content') ? '' : name === 'content' ? pages : `new ${name}`;
    return text && `<p ${isList ? 'tabindex="-1" data-listing-status' : ''}>${text}</p>`;
  };
  const many = jest.fn(async (url: string, sections: Record<string, string>) =>
    Object.fromEntries(Object.keys(sections).map((name) => [name, render(name, url)])),
  );
  const mounted = withUser(await mountWidget(searchListing, rendered, { api: { fragments: { many } as never } }));
  const { part, parts, slot, click } = mounted;
  const byId = (id: string) => document.getElementById(id)!;
  const press = async (id: string) => {
    await click(byId(id));
    await until(() => !slot.hasAttribute('aria-busy'));
    await settle();
  };
  const shown = () => ['products', 'sidebar', 'content'].filter((name) => !part(name).hidden);
  const current = () => parts('tab').map((tab) => tab.getAttribute('aria-current'));
  return { ...mounted, many, press, shown, current, byId };
}

describe('the results of a search, when the other kind is requested', () => {
  it.each(['ArrowLeft', 'ArrowRight'])('lead to the other kind with %s', async (name) => {
    const { many, byId, key } = await mount();
    byId('to-product').focus();
    key(byId('to-product'), name, { altKey: true });
    expect(many).not.toHaveBeenCalled();
    key(byId('to-product'), name);
    await settle();
    expect(document.activeElement).toBe(byId('to-content'));
    expect(many.mock.calls[0]?.[0]).toContain('section=content');
  });

  it('request all parts, show pages of text in place of products and filters, and switch back', async () => {
    const { many, press, part, shown, current, announced, byId } = await mount();
    byId('to-content').focus();
    await press('to-content');
    expect(many.mock.calls[0]?.[1]).toEqual({
      products: 'search/product-listing',
      content: 'search/content-listing',
      sidebar: 'search/sidebar',
      heading: 'search/heading',
      productCount: 'search/product-count',
      contentCount: 'search/content-count',
    });
    expect([shown(), current()]).toEqual([['content'], ['false', 'page']]);
    const texts = ['heading', 'product-count', 'content-count'].map((name) => part(name).textContent);
    expect(texts).toEqual(['new heading', 'new productCount', 'new contentCount']);
    expect([announced(), document.activeElement?.id]).toEqual([['new content'], 'to-content']);
    await press('to-product');
    expect([...shown(), ...current()]).toEqual(['products', 'sidebar', 'page', 'false']);
  });

  it('show no pages of text, of which the theme renders nothing', async () => {
    const { press, part, shown } = await mount({ pages: '' });
    await press('to-content');
    expect([shown(), part('content').innerHTML]).toEqual([['content'], '']);
    expect(location.search).toContain('section=content');
  });
});

describe('the results of a search that found only pages of text', () => {
  it('are the pages that the server rendered, until the products are requested', async () => {
    const rendered = html
      .replace('aria-current="page"', '')
      .replace('data-part="products"', '$& hidden')
      .replace('data-part="content" hidden', 'data-part="content"');
    const { press, shown, current } = await mount({ rendered });
    expect([shown(), current()]).toEqual([['content'], ['false', 'page']]);
    await press('to-product');
    expect(shown()).toEqual(['products', 'sidebar']);
  });
});
