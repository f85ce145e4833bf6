import { cardContext } from '../contexts/card-context';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import type { FindPage } from './page';

/** `/compare/101/103`: compares products; each has the URL of the comparison without it. */
export const comparePage: FindPage = (visit) => {
  const { url, world } = visit;
  if (!/^\/compare(\/\d+)*\/?$/.test(url.pathname)) return undefined;
  const ids = [...new Set(url.pathname.split('/').slice(2).filter(Boolean).map(Number))];
  const products = ids.flatMap((id) => world.catalogue.findProduct(id) ?? []);
  const without = (id: number): string =>
    `/compare/${products.flatMap((product) => (product.id === id ? [] : [product.id])).join('/')}`;
  return {
    template: 'pages/compare',
    pageType: 'compare',
    context: () => ({
      ...globalContext(visit, {
        title: 'Alder & Quay - Product comparison',
        breadcrumbs: breadcrumbs(visit, undefined, { name: 'Compare', url: url.pathname }),
      }),
      page_type: 'compare',
      comparisons: products.map((product) => ({ ...cardContext(visit, product), remove_url: without(product.id) })),
    }),
  };
};
