import type { CategoryRecord } from '../catalogue/categories';
import type { ProductRecord } from '../catalogue/product-record';
import type { Visit } from '../sessions/visit';
import { bulkRateObjects } from '../pricing/bulk-rates';
import { cardContext } from './card-context';

/** The `category` of its page, with the products of one page of the list. */
export const categoryContext = (
  visit: Visit,
  category: CategoryRecord,
  products: readonly ProductRecord[],
  total: number,
): Record<string, unknown> => ({
  id: category.id,
  name: category.name,
  description: category.description,
  url: `/${category.slug}/`,
  image: null,
  show_compare: true,
  search_error: false,
  faceted_search_enabled: false,
  subcategories: visit.world.catalogue.categories
    .filter(({ parentId }) => parentId === category.id)
    .map(({ id, name, slug }) => ({ id, name, url: `/${slug}/`, description: '', image: null })),
  selected: { items: [], remove_all_url: null },
  shop_by_price: [],
  total_products: total,
  facets: [],
  products: products.map((product) => ({
    ...cardContext(visit, product),
    ...(visit.pricesHidden ? {} : { bulk_discount_rates: bulkRateObjects(product, visit.prices) }),
  })),
});
