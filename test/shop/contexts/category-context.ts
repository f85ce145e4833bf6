import type { CategoryRecord } from '../catalogue/categories';
import type { Visit } from '../sessions/visit';

/** The `category` of its page, without products. */
export const categoryContext = (visit: Visit, category: CategoryRecord): Record<string, unknown> => ({
  id: category.id,
  name: category.name,
  description: category.description,
  url: `/${category.slug}/`,
  image: null,
  search_error: false,
  subcategories: visit.world.catalogue.categories
    .filter(({ parentId }) => parentId === category.id)
    .map(({ id, name, slug }) => ({ id, name, url: `/${slug}/`, description: '', image: null })),
  shop_by_price: [],
});
