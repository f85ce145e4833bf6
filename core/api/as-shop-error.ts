import { isCancel } from 'axios';
import { failureMessages } from '../errors/failure-messages';
import { ShopError } from '../errors/shop-error';

/** Converts any error of a call into a ShopError, so that callers handle one type of error only. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (isCancel(error)) return new ShopError('aborted', failureMessages.aborted, { cause: error });
  return new ShopError('data', error instanceof Error ? error.message : String(error), { cause: error });
}
