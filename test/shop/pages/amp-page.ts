import type { FindPage } from './page';
import { pageOf } from './product-page';

/**
 * `/amp/<product>/options/`: the options of a product, for the frame of its AMP page. The URL is our assumption.
 */
export const ampPage: FindPage = (visit) => {
  const [, slug] = /^\/amp\/([^/]+)\/options\/$/.exec(visit.url.pathname) ?? [];
  const product = visit.world.catalogue.products.find((one) => one.slug === slug);
  if (!product) return undefined;
  const page = pageOf(visit, product);
  const pageType = 'amp_product_options';
  return {
    ...page,
    template: 'pages/amp/product-options',
    pageType,
    context: (config) => ({ ...page.context(config), page_type: pageType }),
  };
};
