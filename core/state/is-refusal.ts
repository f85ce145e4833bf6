import { ShopError } from '../errors/shop-error';

/**
 * Whether the store understood and said no, with a reason for the shopper: nothing for operators. With which status it
 * does so differs from call to call; only one of 500 and more says that the store itself is broken.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ShopError && error.text !== '' && error.status < 500;
}
