import { categoryTrail } from '../contexts/category-paths';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { paginate } from '../contexts/paginate';
import { queryOf, searchFormContext, sectionOf } from '../contexts/search-form-context';
import { listProducts } from '../facets/list-products';
import type { Visit } from '../sessions/visit';
import { limitAt } from '../wire/stencil-headers';
import type { FindPage } from './page';
import { searchContent } from './search-content';
import { searchProducts } from './search-products';

/** `/search.php`: the whole page, and the fragment for quick search. */
export const searchPage: FindPage = (visit) => {
  const { url, world } = visit;
  if (url.pathname !== '/search.php') return undefined;
  const query = queryOf(url);
  return {
    template: 'pages/search',
    pageType: 'search',
    context: (config) => {
      const section = sectionOf(url);
      // Page number and order apply to the visible section only.
      const at = (results: string): Visit => (section === results ? visit : { ...visit, url: firstPage(url) });
      const { listed, pagination } = listProducts(at('product'), {
        products: searchProducts(world.catalogue, query),
        limit: limitAt(config, 'product_results', 12),
        sort: 'relevance',
        parentId: 0,
        offersBrands: true,
      });
      const contentUrl = at('content').url;
      const contentSort = contentUrl.searchParams.get('sort') ?? 'relevance';
      const content = paginate(searchContent(query, contentSort), contentUrl, 10, contentSort);
      const categories = namedLike(query, world.catalogue.categories);
      const brands = namedLike(query, world.catalogue.brands);
      const form = searchFormContext(visit, categories.length + brands.length > 0);
      return {
        ...globalContext(visit, {
          title: 'Alder & Quay - Search',
          breadcrumbs: breadcrumbs(visit, undefined, { name: 'Search', url: String(form['product_url']) }),
        }),
        page_type: 'search',
        forms: { search: form },
        pagination: { product_results: pagination, content_results: content.pagination },
        result_count: pagination.total + content.pagination.total,
        product_results: { ...listed, total: pagination.total },
        content_results: content.items,
        category_results: categories.map(({ id }) => categoryTrail(world.catalogue, id)),
        brand_results: brands.map(({ name, slug }) => ({ name, url: `/${slug}/` })),
      };
    },
  };
};

function firstPage(url: URL): URL {
  const first = new URL(url);
  first.searchParams.delete('page');
  first.searchParams.delete('sort');
  return first;
}

const namedLike = <Thing extends { name: string }>(query: string, things: readonly Thing[]): Thing[] =>
  query.length < 3 ? [] : things.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
