/** It is unknown whether the shop has done what the call asked for: the answer was lost, and a second call failed too. */
export class UnsureError extends Error {
  override readonly name = 'UnsureError';

  /** @param cause the failure of the call itself */
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}
