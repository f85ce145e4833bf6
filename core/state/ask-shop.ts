import type { StorefrontApi } from '../api/storefront-api';
import type { AppThunk } from './make-store';

/**
 * Reads from the shop. Only the caller gets the answer; it is not put into the state.
 *
 * @param question makes the call, e.g. `(api) => api.countries.states('US')`
 * @returns a promise of the answer; it rejects with a ShopError, or with a ChunkLoadError when the code of the shop's calls
 *   could not be loaded
 */
export function askShop<Answer>(question: (api: StorefrontApi) => Promise<Answer>): AppThunk<Promise<Answer>> {
  return async (_dispatch, _getState, { api }) => question(await api());
}
