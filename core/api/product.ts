import type { ProductAttributes } from './product-attributes';
import { parseForm } from './parse-form';
import { readRemote, type RemoteAnswer } from './remote-answer';
import { readHtml } from './read-fragment';
import { ShopError } from '../errors/shop-error';
import type { Send } from './send';

interface CallOptions {
  /** The partial below templates/components that the server renders. */
  template?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ProductCalls {
  /**
   * What a choice of options means.
   *
   * @param form the product form's fields as text, without files
   * @returns the product's new attributes, and the bulk prices as HTML
   * @throws StoreError also when the answer holds no attributes
   */
  options(productId: string, form: string, options?: CallOptions): Promise<RemoteAnswer<ProductAttributes>>;
  /** The form, as HTML, in which the options of an item in the cart are changed. */
  configure(itemId: string, options?: CallOptions): Promise<RemoteAnswer<unknown>>;
  /** A product's quick view, as HTML. */
  quickView(productId: string, options?: CallOptions): Promise<string>;
}

export function createProductCalls(send: Send): ProductCalls {
  return {
    async options(productId, form, { template = 'products/bulk-discount-rates-table', signal } = {}) {
      const path = `/remote/v1/product-attributes/${encodeURIComponent(productId)}`;
      const answer = await send({ method: 'POST', path, form: parseForm(form), template, signal });
      const { data, content } = readRemote<ProductAttributes>(answer);
      if (!data) throw new ShopError('data', `Product ${productId} was answered without attributes`);
      return { data, content };
    },

    async configure(itemId, { template = 'cart/modals/configure-product', signal } = {}) {
      const path = `/remote/v1/configure-options/${encodeURIComponent(itemId)}`;
      return readRemote(await send({ method: 'GET', path, template, signal }));
    },

    async quickView(productId, { template = 'products/quick-view', signal } = {}) {
      return readHtml(await send({ method: 'GET', path: '/products.php', query: { productId }, template, signal }));
    },
  };
}
