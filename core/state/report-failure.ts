import { report } from '../errors/report';
import { isAborted } from '../errors/shop-error';

/** The files that did not come, as they were told: all who wait for one file are given the same error. */
const missing = new WeakSet<Error>();

/**
 * Tells operators of a call that failed without a word to the shopper; of a file that did not come, once.
 *
 * @param what the attempt, as the beginning of a sentence: `option choice of product 86`
 */
export function reportFailure(what: string, cause: unknown): void {
  if (isAborted(cause)) return;
  if (cause instanceof Error && cause.name === 'ChunkLoadError') {
    if (missing.has(cause)) return;
    missing.add(cause);
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  report({ kind: 'call', message: `${what} failed: ${reason}`, cause });
}
