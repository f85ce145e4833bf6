import type { ProductRecord } from '../catalogue/product-record';
import { cardContext } from '../contexts/card-context';
import { type ListPage, paginate } from '../contexts/paginate';
import { sortProducts } from '../contexts/sort-products';
import { bulkRateObjects } from '../pricing/bulk-rates';
import type { Visit } from '../sessions/visit';
import { filterProducts } from './filter-products';
import { readFilters } from './filters';
import { type Faceted, makeFacets } from './make-facets';

interface ListOptions {
  /** All products of the list. */
  products: readonly ProductRecord[];
  /** Products on a page, unless the URL sets another number. */
  limit: number;
  /** The order, unless the URL names another. */
  sort: string;
  /** See `FacetedList`. */
  parentId: number;
  offersBrands: boolean;
}

/** The context that category, brand and search pages share. */
export interface ProductList {
  pagination: ListPage<ProductRecord>['pagination'];
  /** For the object that the page's template reads: `category`, `brand` or `product_results`. */
  listed: Faceted & { products: object[]; total_products: number; show_compare: boolean };
}

const unfaceted: Faceted = {
  faceted_search_enabled: false,
  facets: [],
  selected: { items: [], remove_all_url: null },
  all_facets: null,
  facet_title: null,
};

/** One page of a filtered and sorted list of products, with its facets. */
export function listProducts(visit: Visit, options: ListOptions): ProductList {
  const { url, world } = visit;
  const sort = url.searchParams.get('sort') ?? options.sort;
  const filters = readFilters(visit);
  const found = sortProducts(filterProducts(visit, options.products, filters), sort);
  const { items, pagination } = paginate(found, url, options.limit, sort);
  return {
    pagination,
    listed: {
      ...(world.settings.facetedSearch ? makeFacets(visit, filters, { ...options, sort }) : unfaceted),
      show_compare: true,
      total_products: found.length,
      products: items.map((product) => ({
        ...cardContext(visit, product),
        ...(visit.pricesHidden ? {} : { bulk_discount_rates: bulkRateObjects(product, visit.prices) }),
      })),
    },
  };
}
