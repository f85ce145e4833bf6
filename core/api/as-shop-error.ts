import { isAxiosError, isCancel } from 'axios';
import { failureMessages } from '../errors/failure-messages';
import { ShopError } from '../errors/shop-error';

/** Turns whatever a call threw into a ShopError, the only error that callers have to know. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  const kind = kindOf(error);
  return kind === 'data'
    ? new ShopError(kind, error instanceof Error ? error.message : String(error), { cause: error })
    : new ShopError(kind, failureMessages[kind], { cause: error });
}

function kindOf(error: unknown): keyof typeof failureMessages | 'data' {
  // Browsers end running calls when the page is left (ECONNABORTED); nobody waits for the answer then.
  if (isCancel(error) || (isAxiosError(error) && error.code === 'ECONNABORTED')) return 'aborted';
  if (!isAxiosError(error)) return 'data';
  return error.code === 'ETIMEDOUT' ? 'timeout' : error.code === 'ERR_NETWORK' ? 'network' : 'data';
}
