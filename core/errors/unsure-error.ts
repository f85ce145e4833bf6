/** It is unknown whether the shop made the requested change: its answer was lost, and the client could not find out. */
export class UnsureError extends Error {
  override readonly name = 'UnsureError';

  /** @param cause the failure of the call itself */
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}
