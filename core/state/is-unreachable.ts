import { ShopError } from '../errors/shop-error';

/**
 * Whether a call failed because nobody answers: the browser would get no page of the shop either. Who is offline may lack the
 * calls' own code.
 */
export const isUnreachable = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof ShopError && (error.kind === 'network' || error.kind === 'timeout'));
