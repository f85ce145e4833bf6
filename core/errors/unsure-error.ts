/** Nobody knows whether the shop did what it was asked for: its answer was lost, and it can't be asked. */
export class UnsureError extends Error {
  override readonly name = 'UnsureError';

  /** @param cause the failure of the call itself */
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}
