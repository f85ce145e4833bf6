import { ownOptions } from '../page/own-options';
import type { ProductAttributes } from './product-attributes';
import type { FormEntries } from '../dom/form-fields';
import { groupEntries, type FormFields } from './encode-form';
import { readRemote, type RemoteResponse, readHtml, readSections } from './read-response';
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
   * @throws ShopError also when the response has no attributes
   */
  options(productId: string, form: FormEntries, options?: CallOptions): Promise<RemoteResponse<ProductAttributes>>;
  /** The form that changes the options of an item in the cart, as HTML. */
  configure(itemId: string, options?: CallOptions): Promise<RemoteResponse<unknown>>;
  /** A product's quick view, as HTML. */
  quickView(productId: string, options?: CallOptions): Promise<string>;
}

export function createProductCalls(send: Send): ProductCalls {
  return {
    async options(productId, form, given = {}) {
      const { template = 'products/bulk-discount-rates-table', signal } = ownOptions(given);
      const path = `/remote/v1/product-attributes/${encodeURIComponent(productId)}`;
      const response = await send({ method: 'POST', path, form: groupEntries(form), template, signal });
      const { data, content } = readRemote<ProductAttributes>(response);
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

/** A category of the advanced search. If its `state` is `closed`, it has subcategories that are fetched by its id. */
export interface CategoryNode {
  data: string;
  metadata: { id: number | string };
  selected?: boolean;
  state?: string;
  children?: CategoryNode[];
}

export interface SearchCalls {
  /** The quick search results for a term, as HTML. The caller aborts the previous call when the term changes. */
  quickResults(term: string, options?: { template?: string; signal?: AbortSignal }): Promise<string>;
  /** The subcategories of a category, for the advanced search. */
  categoryTree(categoryId: string, signal?: AbortSignal): Promise<CategoryNode[]>;
}

export function createSearchCalls(send: Send): SearchCalls {
  return {
    async quickResults(term, given = {}) {
      const { template = 'search/quick-results', signal } = ownOptions(given);
      const query = { search_query: term };
      return readHtml(await send({ method: 'GET', path: '/search.php', query, template, signal }));
    },

    // The platform's library has no such call. The advanced search of the reference theme makes this one.
    async categoryTree(categoryId, signal) {
      const query = { selectedCategoryId: categoryId, prefix: 'category' };
      const response = await send({ method: 'GET', path: '/remote/v1/category-tree', query, signal });
      if (!Array.isArray(response)) throw new ShopError('data', `Category ${categoryId} was answered without a list`);
      return response as CategoryNode[];
    },
  };
}

interface PageOptions {
  /** Settings of the page, in the form of a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
  query?: FormFields | undefined;
  signal?: AbortSignal | undefined;
}

export interface FragmentsCalls {
  /** One partial of a page, as HTML. The language path is not prepended to `url`, so `url` must contain it. */
  one(url: string, template: string, options?: PageOptions): Promise<string>;
  /** Several partials of a page in one call; the response has the keys of `sections`. */
  many<Name extends string>(
    url: string,
    sections: Readonly<Record<Name, string>>,
    options?: PageOptions,
  ): Promise<Record<Name, string>>;
  /**
   * The HTML of a page whose front matter contains a GraphQL query. The shop sends HTML also when it fails, so the
   * promise rejects if the response has an error status, is empty, or is a whole page.
   *
   * @param templateName the page's template: `pages/…`
   */
  graphqlPage(templateName: string, signal?: AbortSignal): Promise<string>;
}

export function createFragmentsCalls(send: Send): FragmentsCalls {
  const ask = (
    url: string,
    template: string | Readonly<Record<string, string>>,
    options: PageOptions,
  ): Promise<unknown> => send({ method: 'GET', path: new URL(url, document.baseURI).href, template, ...options });
  return {
    one: async (url, template, options = {}) => readHtml(await ask(url, template, options)),
    many: async (url, sections, options = {}) => readSections(await ask(url, sections, options), sections),
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
