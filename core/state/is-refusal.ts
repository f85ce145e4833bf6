import { ShopError } from '../errors/shop-error';

/**
 * Whether the shop understood the call and refused it with a reason for the shopper. A refusal is not reported to operators.
 * Its HTTP status differs from call to call. A status of 500 or more is no refusal: the shop itself failed.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ShopError && error.text !== '' && error.status < 500;
}
