import { report } from '../errors/report';
import { isAborted } from '../errors/shop-error';
import { isReported } from '../errors/is-reported';

/**
 * Reports a failed call to operators and shows nothing to the shopper. A cause that many calls share is reported once. An
 * aborted call is not reported.
 *
 * @param what the attempt, as the beginning of a sentence: `option choice of product 86`
 */
export function reportFailure(what: string, cause: unknown): void {
  if (isAborted(cause) || isReported(cause)) return;
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'call', message: `${what} failed: ${reason}`, cause });
}
