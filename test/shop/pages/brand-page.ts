import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { listProducts } from '../facets/list-products';
import { limitAt } from '../wire/stencil-headers';
import type { FindPage } from './page';

/** A brand's page, filtered, sorted and paginated by its URL. */
export const brandPage: FindPage = (visit) => {
  const { url, world } = visit;
  const brand = world.catalogue.brands.find(({ slug }) => url.pathname === `/${slug}/`);
  if (!brand) return undefined;
  const { id, name } = brand;
  return {
    template: 'pages/brand',
    pageType: 'brand',
    entityId: id,
    context: (config) => {
      const { listed, pagination } = listProducts(visit, {
        products: world.catalogue.products.filter(({ brandId }) => brandId === id),
        limit: limitAt(config, 'brand.products', 12),
        sort: 'featured',
        parentId: 0,
        offersBrands: false,
      });
      return {
        ...globalContext(visit, {
          title: `${name} - Alder & Quay`,
          breadcrumbs: [
            ...breadcrumbs(visit, undefined, { name: 'Brands', url: '/brands/' }),
            { name, url: url.pathname },
          ],
        }),
        page_type: 'brand',
        pagination: { brand: pagination },
        brand: { id, name, url: url.pathname, image: null, search_error: false, ...listed },
      };
    },
  };
};
