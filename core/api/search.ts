import { readHtml } from './read-fragment';
import type { Send } from './send';

export interface SearchCalls {
  /** What is found while the shopper types, as HTML. Abort the question before when another follows. */
  quickResults(term: string, options?: { template?: string; signal?: AbortSignal }): Promise<string>;
}

export function createSearchCalls(send: Send): SearchCalls {
  return {
    async quickResults(term, { template = 'search/quick-results', signal } = {}) {
      const query = { search_query: term };
      return readHtml(await send({ method: 'GET', path: '/search.php', query, template, signal }));
    },
  };
}
