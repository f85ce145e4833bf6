import type { StorefrontApi } from '../api/storefront-api';
import type { AppThunk } from './make-store';

/**
 * One of the shop's calls that reads, for the widget that needs its answer and nobody else.
 *
 * @param question e.g. `(api) => api.countries.states('US')`
 * @returns a promise of the answer; it rejects with a ShopError, or a ChunkLoadError when the calls' own
 *   code did not arrive
 */
export function askShop<Answer>(question: (api: StorefrontApi) => Promise<Answer>): AppThunk<Promise<Answer>> {
  return async (_dispatch, _getState, { api }) => question(await api());
}
