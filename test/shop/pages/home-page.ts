import type { ProductRecord } from '../catalogue/product-record';
import { blogContext } from '../contexts/blog-context';
import { cardContext } from '../contexts/card-context';
import { globalContext } from '../contexts/global-context';
import { slidesContext } from '../contexts/slides-context';
import { asksFor, limitAt, type PageConfig } from '../wire/stencil-headers';
import type { FindPage } from './page';

/** `/`: featured, new and best-selling products, each only when the front matter requests it. */
export const homePage: FindPage = (visit) => {
  if (visit.url.pathname !== '/') return undefined;
  const { products } = visit.world.catalogue;
  const cards = (config: PageConfig, path: string, fits: (product: ProductRecord) => boolean): object[] =>
    asksFor(config, path)
      ? products
          .filter(fits)
          .slice(0, limitAt(config, path, 10))
          .map((product) => cardContext(visit, product))
      : [];
  return {
    template: 'pages/home',
    pageType: 'default',
    context: (config) => ({
      ...globalContext(visit, {
        title: 'Alder & Quay',
        description: 'Things for the house and the workshop',
      }),
      page_type: 'default',
      products: {
        featured: cards(config, 'products.featured', ({ featured }) => featured),
        new: cards(config, 'products.new', ({ isNew }) => isNew),
        top_sellers: cards(config, 'products.top_sellers', ({ topSeller }) => topSeller),
      },
      carousel: { slides: slidesContext(visit), swap_frequency: 5 },
      blog: { ...blogContext, recent_posts: [] },
    }),
  };
};
