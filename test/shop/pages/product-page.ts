import { backorderMessages } from '../catalogue/inventory-settings';
import type { ProductRecord } from '../catalogue/product-record';
import { productAttributes } from '../choices/product-attributes';
import { defaultChoices } from '../choices/read-choices';
import { globalContext } from '../contexts/global-context';
import { breadcrumbs } from '../contexts/menu-context';
import { productContext } from '../contexts/product-context';
import { productUrl } from '../contexts/product-url';
import { walletHtml } from '../contexts/wallet-buttons';
import type { Visit } from '../sessions/visit';
import type { FindPage, Page } from './page';

/** A product's own page, and `/products.php?productId=`, which quick views request. */
export const productPage: FindPage = (visit) => {
  const { url, world } = visit;
  const product =
    url.pathname === '/products.php'
      ? world.catalogue.findProduct(Number(url.searchParams.get('productId')))
      : world.catalogue.products.find(({ slug }) => url.pathname === `/${slug}/`);
  return product && pageOf(visit, product);
};

/** The page of a product, at any URL. */
export const pageOf = (visit: Visit, product: ProductRecord): Page => ({
  template: 'pages/product',
  pageType: 'product',
  entityId: product.id,
  context: (config) => ({
    ...globalContext(visit, {
      title: `${product.name} - Alder & Quay`,
      description: product.summary,
      breadcrumbs: breadcrumbs(visit, product.categoryIds[0], {
        name: product.name,
        url: productUrl(visit, product),
      }),
      productAttributes: productAttributes(visit, product, defaultChoices(product, visit.url.searchParams.get('sku'))),
    }),
    page_type: 'product',
    backorder_messages: backorderMessages,
    wallet_buttons: walletHtml(visit, `product-${product.id}`),
    product: productContext(visit, product, config),
  }),
});
