import { valuesOf } from '../facets/filters';
import type { Visit } from '../sessions/visit';
import { categoryNodes } from './category-nodes';

/** The search query: from the header's form or from the advanced search. */
export const queryOf = ({ searchParams }: URL): string =>
  (searchParams.get('search_query') ?? searchParams.get('search_query_adv') ?? '').trim();

/** The section of results in the URL. */
export const sectionOf = ({ searchParams }: URL): 'product' | 'content' =>
  searchParams.get('section') === 'content' ? 'content' : 'product';

/** `forms.search` of the search page: the search query, and the fields of the advanced search. */
export function searchFormContext(visit: Visit, hasSuggestions: boolean): Record<string, unknown> {
  const { url, world } = visit;
  const { searchParams } = url;
  const query = queryOf(url);
  const link = (section: string): string => `/search.php?search_query=${encodeURIComponent(query)}&section=${section}`;
  return {
    query,
    search_error: false,
    action: '/search.php',
    section: sectionOf(url),
    product_url: link('product'),
    content_url: link('content'),
    category_options: categoryNodes(visit, 0, valuesOf(searchParams, 'category')),
    brands_list: world.catalogue.brands.map(({ id, name }) => ({ id, name })),
    values: {
      brand: searchParams.get('brand') ?? '',
      price_from: searchParams.get('price_from') ?? '',
      price_to: searchParams.get('price_to') ?? '',
      featured_products: searchParams.get('featured') ?? '',
      free_shipping: searchParams.get('shipping') ?? '',
    },
    has_suggestions: hasSuggestions,
    suggested_query: null,
  };
}
