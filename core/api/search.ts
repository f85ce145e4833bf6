import { ownOptions } from '../page/own-options';
import { ShopError } from '../errors/shop-error';
import { readHtml } from './read-fragment';
import type { Send } from './send';

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
      const answer = await send({ method: 'GET', path: '/remote/v1/category-tree', query, signal });
      if (!Array.isArray(answer)) throw new ShopError('data', `Category ${categoryId} was answered without a list`);
      return answer as CategoryNode[];
    },
  };
}
