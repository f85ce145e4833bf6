import { ShopError } from '../errors/shop-error';

/**
 * Whether a call failed because the shop can't be reached. Then the browser can't load a page of the shop either. If the shopper
 * is offline, any error counts, even one that is no ShopError, such as the failure to load `api.js`.
 */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));
