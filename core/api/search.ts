import { ShopError } from '../errors/shop-error';
import { readHtml } from './read-fragment';
import type { Send } from './send';

/** A category of the advanced search; one that is `closed` has others below it, which are asked for by its id. */
export interface CategoryNode {
  data: string;
  metadata: { id: number | string };
  selected?: boolean;
  state?: string;
  children?: CategoryNode[];
}

export interface SearchCalls {
  /** What is found while the shopper types, as HTML. Abort the question before when another follows. */
  quickResults(term: string, options?: { template?: string; signal?: AbortSignal }): Promise<string>;
  /** The categories below one, for the advanced search. */
  categoryTree(categoryId: string, signal?: AbortSignal): Promise<CategoryNode[]>;
}

export function createSearchCalls(send: Send): SearchCalls {
  return {
    async quickResults(term, { template = 'search/quick-results', signal } = {}) {
      const query = { search_query: term };
      return readHtml(await send({ method: 'GET', path: '/search.php', query, template, signal }));
    },

    // Not of the platform's library of calls: the reference theme's advanced search asks this way.
    async categoryTree(categoryId, signal) {
      const query = { selectedCategoryId: categoryId, prefix: 'category' };
      const answer = await send({ method: 'GET', path: '/remote/v1/category-tree', query, signal });
      if (!Array.isArray(answer)) throw new ShopError('data', `Category ${categoryId} was answered without a list`);
      return answer as CategoryNode[];
    },
  };
}
