/** The errors of files that did not load, once they are reported. */
const told = new WeakSet<Error>();

/**
 * Whether the cause of an error was reported before: many callers wait for one file, and get the same error when it does not load.
 * The first call for such an error gives false.
 */
export function isTold(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'ChunkLoadError') return isTold(error.cause);
  if (told.has(error)) return true;
  told.add(error);
  return false;
}
