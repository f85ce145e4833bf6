import { report } from '../errors/report';
import { isAborted } from '../errors/shop-error';
import { isTold } from '../errors/is-told';

/**
 * Tells operators of a call that failed without a word to the shopper; of a cause that many calls share, once.
 *
 * @param what the attempt, as the beginning of a sentence: `option choice of product 86`
 */
export function reportFailure(what: string, cause: unknown): void {
  if (isAborted(cause) || isTold(cause)) return;
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'call', message: `${what} failed: ${reason}`, cause });
}
