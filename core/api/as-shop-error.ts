import { isCancel } from 'axios';
import { failureMessages } from '../errors/failure-messages';
import { ShopError } from '../errors/shop-error';

/** Converts any error of a call to a ShopError, so that callers handle one type. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (isCancel(error)) return new ShopError('aborted', failureMessages.aborted, { cause: error });
  return new ShopError('data', error instanceof Error ? error.message : String(error), { cause: error });
}
