import { ShopError } from '../errors/shop-error';

/**
 * Whether a call failed because the shop can't be reached. The browser could not load a page of the shop either. A shopper
 * who is offline may get another kind of error, when the code of the shop's calls could not be loaded.
 */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));
