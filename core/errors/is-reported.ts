/** The errors of files that did not load, once they are reported. */
const reported = new WeakSet<Error>();

/**
 * Whether an error is a ChunkLoadError that was reported before, or was caused by one. Many callers wait for one file, and get
 * the same error when it does not load. The first call for such an error returns false.
 */
export function isReported(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'ChunkLoadError') return isReported(error.cause);
  if (reported.has(error)) return true;
  reported.add(error);
  return false;
}
