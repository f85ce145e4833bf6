import type { ProductRecord } from '../catalogue/product-record';
import { cardContext } from '../contexts/card-context';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { paginate } from '../contexts/paginate';
import { sortProducts } from '../contexts/sort-products';
import { limitAt } from '../wire/stencil-headers';
import type { FindPage } from './page';
import { searchProducts } from './search-products';

/** `/search.php`: the whole page, and the fragment for quick results. */
export const searchPage: FindPage = (visit) => {
  const { url, world } = visit;
  if (url.pathname !== '/search.php') return undefined;
  const query = url.searchParams.get('search_query') ?? '';
  const section = url.searchParams.get('section') ?? 'product';
  const link = (to: string): string => `/search.php?search_query=${encodeURIComponent(query)}&section=${to}`;
  return {
    template: 'pages/search',
    pageType: 'search',
    context: (config) => {
      const sort = url.searchParams.get('sort') ?? 'relevance';
      const found: ProductRecord[] = sortProducts(searchProducts(world.catalogue, query), sort);
      const { items, pagination } = paginate(found, url, limitAt(config, 'product_results', 12), sort);
      return {
        ...globalContext(visit, {
          title: 'Alder & Quay - Search',
          breadcrumbs: breadcrumbs(visit, undefined, { name: 'Search', url: link('product') }),
        }),
        page_type: 'search',
        forms: {
          search: {
            query,
            action: '/search.php',
            section,
            product_url: link('product'),
            content_url: link('content'),
            category_options: [],
            has_suggestions: false,
          },
        },
        pagination: { product_results: pagination },
        show_compare: true,
        result_count: found.length,
        product_results: {
          total: found.length,
          products: items.map((product) => cardContext(visit, product)),
          faceted_search_enabled: false,
          facets: [],
          selected: { items: [], remove_all_url: null },
        },
        content_results: { total: 0, content: [] },
        category_results: [],
        brand_results: [],
      };
    },
  };
};
