import { ShopError } from '../errors/shop-error';

/**
 * Whether the shop understood the call and refused it with a reason for the shopper; operators need no report then. The
 * status of a refusal differs from call to call; only one of 500 and more means that the shop itself is broken.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ShopError && error.text !== '' && error.status < 500;
}
