import { categoryContext } from '../contexts/category-context';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { listProducts } from '../facets/list-products';
import { limitAt } from '../wire/stencil-headers';
import type { FindPage } from './page';

/** A category's page, filtered, sorted and paginated by its URL. */
export const categoryPage: FindPage = (visit) => {
  const { url, world } = visit;
  const category = world.catalogue.categories.find(({ slug }) => url.pathname === `/${slug}/`);
  if (!category) return undefined;
  return {
    template: 'pages/category',
    pageType: 'category',
    entityId: category.id,
    context: (config) => {
      const { listed, pagination } = listProducts(visit, {
        products: world.catalogue.productsIn(category.id),
        limit: limitAt(config, 'category.products', 12),
        sort: 'featured',
        parentId: category.id,
        offersBrands: true,
      });
      return {
        ...globalContext(visit, {
          title: `${category.name} - Alder & Quay`,
          breadcrumbs: breadcrumbs(visit, category.id),
        }),
        page_type: 'category',
        pagination: { category: pagination },
        category: { ...categoryContext(visit, category), ...listed },
      };
    },
  };
};
