/** Errors that many callers are given alike, as they were told. */
const told = new WeakSet<Error>();

/**
 * Whether an error need not be reported, because its cause was: a file that did not come, or a policy that keeps HTML out of
 * the page. Such an error is remembered, and false the first time.
 */
export function isTold(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name !== 'ChunkLoadError' && error.name !== 'PolicyError') return isTold(error.cause);
  if (told.has(error)) return true;
  told.add(error);
  return false;
}
