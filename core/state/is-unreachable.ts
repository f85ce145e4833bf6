import { ShopError } from '../errors/shop-error';

/**
 * Whether a call failed because the shop can't be reached. The browser could not load a page of the shop either. If the
 * shopper is offline, any error counts: the code of the shop's calls may not have loaded, and that is another kind of error.
 */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));
