/** @jest-environment ./test/support/jest/sharing-environment.cjs */
import { describe, expect, it } from '@jest/globals';
import type { Facet, FacetItem } from '../../shop/facets/facet';
import { makeTinyTheme } from './tiny-theme';
import { useLocalShop } from './use-local-shop';

interface Listed {
  total_products: number;
  products: { id: number; name: string }[];
  facets: Facet[];
  selected: { items: { facet: string; title: string; url: string }[]; remove_all_url: string | null };
  all_facets: string | null;
}

const theme = makeTinyTheme();
const shop = useLocalShop({ theme });

/** The context of a page's template. */
async function contextOf<Context>(path: string): Promise<Context> {
  const { json } = await shop.shopper.get(path, {
    'stencil-version': '1.0',
    'stencil-options': '{"get_data_only":true}',
  });
  return json<{ context: Context }>().context;
}

const listed = async (path: string): Promise<Listed> => {
  const context = await contextOf<Record<'category' | 'brand' | 'product_results', Listed | undefined>>(path);
  const list = context.category ?? context.brand ?? context.product_results;
  if (!list) throw new Error(`${path} has no list`);
  return list;
};
const flat = (items: readonly FacetItem[]): FacetItem[] =>
  items.flatMap((item) => [item, ...flat(item.children ?? [])]);
const facetOf = ({ facets }: Listed, name: string): Facet => {
  const found = facets.find(({ facet }) => facet === name);
  if (!found) throw new Error(`there is no facet ${name}`);
  return found;
};
const itemOf = (list: Listed, facet: string, title: string): FacetItem => {
  const found = flat(facetOf(list, facet).items).find((item) => item.title === title);
  if (!found) throw new Error(`${facet} has no ${title}`);
  return found;
};

describe('the facets of a list', () => {
  it.each(['/workshop/', '/textiles-workwear/', '/tarn-pottery/', '/search.php?search_query=the'])(
    '%s: each value leads to as many products as its count',
    async (path) => {
      const list = await listed(path);
      const values = list.facets.flatMap(({ items }) => flat(items));
      expect(values.length).toBeGreaterThan(3);
      for (const { title, url, count } of values) {
        expect([title, (await listed(url)).total_products]).toEqual([title, count]);
      }
    },
  );

  it('are counted with the filters of other facets, and add up within one', async () => {
    const one = itemOf(await listed('/workshop/'), 'brand', 'Fell & Sons');
    const filtered = await listed(one.url);
    expect(filtered.total_products).toBe(one.count);
    for (const { title, url, count } of flat(facetOf(filtered, 'rating').items)) {
      expect([title, (await listed(url)).total_products]).toEqual([title, count]);
    }
    const other = itemOf(filtered, 'brand', 'Alder & Quay');
    expect(other.url).toContain('brand%5B%5D=');
    expect((await listed(other.url)).total_products).toBe(one.count + other.count);
  });

  it('list the chosen values, with links that remove them', async () => {
    const list = await listed('/workshop/?brand=32&rating=4&min_price=20&max_price=100&sort=priceasc');
    expect(list.selected.items.map(({ facet, title }) => `${facet}: ${title}`)).toEqual([
      'brand: Fell & Sons',
      'rating: 4',
      'price: 20 - 100',
    ]);
    const { total_products: all } = await listed('/workshop/');
    expect((await listed(list.selected.remove_all_url ?? '')).total_products).toBe(all);
    expect(list.selected.remove_all_url).toContain('sort=priceasc');
    const { url } = list.selected.items[0] ?? { url: '' };
    expect((await listed(url)).selected.items).toHaveLength(2);
  });

  it('show the first values, and all of them on request', async () => {
    const size = facetOf(await listed('/textiles-workwear/'), 'Size');
    expect(size.has_more_results).toBe(true);
    expect(size.items.length).toBe(5);
    const all = await listed('/textiles-workwear/?list_all=Size');
    expect(all.all_facets).toBe('Size');
    expect(facetOf(all, 'Size').items.length > 5).toBe(true);
  });

  it('link to the first page, and keep the order', async () => {
    const { url } = itemOf(await listed('/workshop/?page=2&limit=4&sort=pricedesc'), 'brand', 'Fell & Sons');
    expect(url).toMatch(/limit=4&sort=pricedesc/);
    expect(url).not.toContain('page=');
  });

  it('filter prices in the form that the shopper sees', async () => {
    shop.server.world.settings.taxDisplay = 'with';
    const names = (await listed('/workshop/?min_price=19&max_price=20')).products.map(({ name }) => name);
    expect(names).toEqual(['Tape Measure, 16 ft']);
  });

  it('are missing if they are switched off, but a price range still works', async () => {
    shop.server.world.settings.facetedSearch = false;
    const list = await listed('/workshop/?price_min=300&price_max=400');
    expect(list.facets).toEqual([]);
    expect(list.products.map(({ name }) => name)).toEqual(['Bench Vice']);
  });
});

describe('the pages of lists', () => {
  it('include every brand and its products', async () => {
    const { brands } = await contextOf<{ brands: { name: string; url: string }[] }>('/brands/');
    expect(brands.map(({ name }) => name)).toEqual([...brands.map(({ name }) => name)].sort());
    for (const { url } of brands) expect((await listed(url)).total_products).toBeGreaterThan(0);
  });

  it('show found products and pages of text, and sort the requested ones', async () => {
    const search = '/search.php?search_query=return&section=content&sort=alphadesc';
    const context = await contextOf<{
      content_results: { title: string; url: string }[];
      pagination: Record<string, { total: number; sort: string }>;
      forms: { search: { section: string } };
    }>(search);
    expect(context.content_results.map(({ url }) => url)).toEqual(['/shipping-returns/']);
    expect(context.pagination['content_results']).toMatchObject({ total: 1, sort: 'alphadesc' });
    expect(context.pagination['product_results']?.sort).toBe('relevance');
    expect(context.forms.search.section).toBe('content');
  });

  it('accept the fields of the advanced search', async () => {
    const wide = await listed('/search.php?mode=1&search_query_adv=the');
    const narrow = await listed('/search.php?mode=1&search_query_adv=the&brand=35&category%5B%5D=60&price_to=50');
    expect(narrow.total_products).toBeGreaterThan(0);
    expect(narrow.total_products).toBeLessThan(wide.total_products);
  });

  it('suggest categories and brands with the searched name', async () => {
    const context = await contextOf<{
      category_results: { name: string }[][];
      brand_results: { name: string }[];
      forms: { search: { has_suggestions: boolean } };
    }>('/search.php?search_query=desk');
    expect(context.category_results.map((trail) => trail.map(({ name }) => name))).toEqual([
      ['Lighting', 'Desk lamps'],
    ]);
    expect(context.brand_results).toEqual([]);
    expect(context.forms.search.has_suggestions).toBe(true);
  });

  it('compare the products of a form, with a link that removes each', async () => {
    const { status, headers } = await shop.shopper.post(
      '/compare',
      new URLSearchParams([
        ['products[]', '101'],
        ['products[]', '103'],
      ]).toString(),
    );
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/compare/101/103');
    const { comparisons } = await contextOf<{ comparisons: { id: number; remove_url: string }[] }>('/compare/101/103');
    expect(comparisons.map(({ id, remove_url }) => [id, remove_url])).toEqual([
      [101, '/compare/103'],
      [103, '/compare/101'],
    ]);
  });
});

describe('the tree of categories', () => {
  it('has closed branches, whose content a call returns', async () => {
    const { forms } = await contextOf<{ forms: { search: { category_options: object[] } } }>('/search.php');
    expect(forms.search.category_options[0]).toEqual({
      data: 'Lighting',
      metadata: { id: 10 },
      selected: false,
      state: 'closed',
    });
    const response = await shop.shopper.get('/remote/v1/category-tree?selectedCategoryId=10&prefix=category');
    expect(response.json<{ data: string }[]>().map(({ data }) => data)).toEqual(['Desk lamps', 'Candles & lanterns']);
  });

  it('has an open branch if a category in it is chosen', async () => {
    const { forms } = await contextOf<{ forms: { search: { category_options: object[] } } }>(
      '/search.php?search_query_adv=lamp&category%5B%5D=11',
    );
    expect(forms.search.category_options[0]).toMatchObject({
      state: 'open',
      children: [{ data: 'Desk lamps', selected: true }, { selected: false }],
    });
  });
});
