import { ownOptions } from '../page/own-options';
import type { ProductAttributes } from './product-attributes';
import type { FormEntries } from '../page/form-entries';
import { groupEntries } from './group-entries';
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
   * Fetches the attributes of the product with the chosen options: price, stock, picture, and so on.
   *
   * @param form the fields of the product's form, without files
   * @returns the product's attributes, and its bulk prices as HTML
   * @throws ShopError also when the answer has no attributes
   */
  options(productId: string, form: FormEntries, options?: CallOptions): Promise<RemoteAnswer<ProductAttributes>>;
  /** The form that changes the options of an item in the cart, as HTML. */
  configure(itemId: string, options?: CallOptions): Promise<RemoteAnswer<unknown>>;
  /** A product's quick view, as HTML. */
  quickView(productId: string, options?: CallOptions): Promise<string>;
}

export function createProductCalls(send: Send): ProductCalls {
  return {
    async options(productId, form, given = {}) {
      const { template = 'products/bulk-discount-rates-table', signal } = ownOptions(given);
      const path = `/remote/v1/product-attributes/${encodeURIComponent(productId)}`;
      const answer = await send({ method: 'POST', path, form: groupEntries(form), template, signal });
      const { data, content } = readRemote<ProductAttributes>(answer);
      if (!data) throw new ShopError('data', `Product ${productId} was answered without attributes`);
      return { data, content };
    },

    async configure(itemId, given = {}) {
      const { template = 'cart/modals/configure-product', signal } = ownOptions(given);
      const path = `/remote/v1/configure-options/${encodeURIComponent(itemId)}`;
      return readRemote(await send({ method: 'GET', path, template, signal }));
    },

    async quickView(productId, given = {}) {
      const { template = 'products/quick-view', signal } = ownOptions(given);
      return readHtml(await send({ method: 'GET', path: '/products.php', query: { productId }, template, signal }));
    },
  };
}
