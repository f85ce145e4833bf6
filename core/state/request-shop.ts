import type { StorefrontApi } from '../api/storefront-api';
import type { AppThunk } from './make-store';

/**
 * Reads from the shop. Only the caller gets the response; it is not put into the state.
 *
 * @param question makes the call, e.g. `(api) => api.countries.states('US')`
 * @returns a promise of the response; it rejects with a ShopError, or with a ChunkLoadError when the code of the shop's calls
 *   could not be loaded
 */
export function requestShop<Result>(question: (api: StorefrontApi) => Promise<Result>): AppThunk<Promise<Result>> {
  return async (_dispatch, _getState, { api }) => question(await api());
}
