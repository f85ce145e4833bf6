import { ShopError } from '../errors/shop-error';

/**
 * Whether a call failed because the shop can't be reached. Then the browser can't load a page of the shop either. If the shopper
 * is offline, any error counts, also that `api.js` did not load, which is no ShopError.
 */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));
