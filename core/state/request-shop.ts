import type { StorefrontApi } from '../api/storefront-api';
import type { AppThunk } from './make-store';

/**
 * Sends a request that does not change the state. Rejects with a ShopError, or a ChunkLoadError.
 *
 * @param request e.g. `(api) => api.countries.states('US')`
 */
export function requestShop<Result>(request: (api: StorefrontApi) => Promise<Result>): AppThunk<Promise<Result>> {
  return async (_dispatch, _getState, { api }) => request(await api());
}
