import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { paginate } from '../contexts/paginate';
import { limitAt } from '../wire/stencil-headers';
import type { FindPage } from './page';

export const brandsPage: FindPage = (visit) => {
  const { url, world } = visit;
  if (url.pathname !== '/brands/') return undefined;
  return {
    template: 'pages/brands',
    pageType: 'brands',
    context: (config) => {
      const brands = [...world.catalogue.brands].sort((a, b) => a.name.localeCompare(b.name));
      const { items, pagination } = paginate(brands, url, limitAt(config, 'brands', 30), 'alphaasc');
      return {
        ...globalContext(visit, {
          title: 'Brands - Alder & Quay',
          breadcrumbs: breadcrumbs(visit, undefined, { name: 'Brands', url: '/brands/' }),
        }),
        page_type: 'brands',
        pagination: { brands: pagination },
        brands: items.map(({ id, name, slug }) => ({ id, name, url: `/${slug}/`, image: null })),
      };
    },
  };
};
