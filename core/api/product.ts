import type { FormEntries } from '../dom/form-fields';
import { ShopError } from '../errors/shop-error';
import { withoutPrototype } from '../page/without-prototype';
import type { ProductAttributes } from './product-attributes';
import type { Send } from './send';
import { type FormFields, groupEntries, type RemoteResponse, readHtml, readRemote, readSections } from './wire';

interface CallOptions {
  /** A partial below templates/components. */
  template?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface ProductCalls {
  /** The attributes, and the bulk prices as HTML. Throws a ShopError without attributes. */
  options(productId: string, form: FormEntries, options?: CallOptions): Promise<RemoteResponse<ProductAttributes>>;
  /** A cart item's option form. */
  configure(itemId: string, options?: CallOptions): Promise<RemoteResponse<unknown>>;
  quickView(productId: string, options?: CallOptions): Promise<string>;
}

export function createProductCalls(send: Send): ProductCalls {
  return {
    async options(productId, form, given = {}) {
      const { template = 'products/bulk-discount-rates-table', signal } = withoutPrototype(given);
      const path = `/remote/v1/product-attributes/${encodeURIComponent(productId)}`;
      const response = await send({ method: 'POST', path, form: groupEntries(form), template, signal });
      const { data, content } = readRemote<ProductAttributes>(response);
      if (!data) throw new ShopError('data', `Product ${productId} was answered without attributes`);
      return { data, content };
    },

    async configure(itemId, given = {}) {
      const { template = 'cart/modals/configure-product', signal } = withoutPrototype(given);
      const path = `/remote/v1/configure-options/${encodeURIComponent(itemId)}`;
      return readRemote(await send({ method: 'GET', path, template, signal }));
    },

    async quickView(productId, given = {}) {
      const { template = 'products/quick-view', signal } = withoutPrototype(given);
      return readHtml(await send({ method: 'GET', path: '/products.php', query: { productId }, template, signal }));
    },
  };
}

/** `state: 'closed'` means that its subcategories are fetched by its id. */
export interface CategoryNode {
  data: string;
  metadata: { id: number | string };
  selected?: boolean;
  state?: string;
  children?: CategoryNode[];
}

export interface SearchCalls {
  /** As HTML. The caller aborts the previous request. */
  quickResults(term: string, options?: { template?: string; signal?: AbortSignal }): Promise<string>;
  categoryTree(categoryId: string, signal?: AbortSignal): Promise<CategoryNode[]>;
}

export function createSearchCalls(send: Send): SearchCalls {
  return {
    async quickResults(term, given = {}) {
      const { template = 'search/quick-results', signal } = withoutPrototype(given);
      const query = { search_query: term };
      return readHtml(await send({ method: 'GET', path: '/search.php', query, template, signal }));
    },

    // Not in the platform's library: the reference theme's advanced search requests it.
    async categoryTree(categoryId, signal) {
      const query = { selectedCategoryId: categoryId, prefix: 'category' };
      const response = await send({ method: 'GET', path: '/remote/v1/category-tree', query, signal });
      if (!Array.isArray(response)) throw new ShopError('data', `Category ${categoryId} was answered without a list`);
      return response as CategoryNode[];
    },
  };
}

interface PageOptions {
  /** Page settings, as in a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
  query?: FormFields | undefined;
  signal?: AbortSignal | undefined;
}

export interface FragmentsCalls {
  /** `url` must include the language path. */
  one(url: string, template: string, options?: PageOptions): Promise<string>;
  /** In one request; the result has the keys of `sections`. */
  many<Name extends string>(
    url: string,
    sections: Readonly<Record<Name, string>>,
    options?: PageOptions,
  ): Promise<Record<Name, string>>;
  /**
   * The shop sends HTML also when it fails: rejects an error status, an empty response and a whole page.
   *
   * @param templateName `pages/…`
   */
  graphqlPage(templateName: string, signal?: AbortSignal): Promise<string>;
}

export function createFragmentsCalls(send: Send): FragmentsCalls {
  const get = (
    url: string,
    template: string | Readonly<Record<string, string>>,
    options: PageOptions,
  ): Promise<unknown> => send({ method: 'GET', path: new URL(url, document.baseURI).href, template, ...options });
  return {
    one: async (url, template, options = {}) => readHtml(await get(url, template, options)),
    many: async (url, sections, options = {}) => readSections(await get(url, sections, options), sections),
    graphqlPage: async (templateName, signal) =>
      readHtml(
        await send({
          method: 'GET',
          path: '/graphql-render',
          query: { template_name: templateName },
          signal,
        }),
      ),
  };
}
