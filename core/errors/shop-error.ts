/**
 * The reason why a call to the shop failed. `network`: no complete answer came, for example because there is no connection.
 * `timeout`: no answer came in time. `aborted`: the answer is no longer needed. `http`: the answer has an error status. `data`:
 * the shop refused with a success status, or the call or the answer is invalid, or another error was thrown.
 */
export type ShopErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'data';

interface ShopErrorDetails {
  /** The HTTP status of an `http` error; 0 for every other kind. */
  status?: number;
  /** The shop's reason, as plain text for the shopper. */
  text?: string;
  cause?: unknown;
}

/** The only error of a call to the shop. Its message is for developers, its text for shoppers. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly kind: ShopErrorKind;
  readonly status: number;
  /** `''` when the shop gave no reason. */
  readonly text: string;

  constructor(kind: ShopErrorKind, message: string, { status = 0, text = '', cause }: ShopErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.text = text;
  }
}

/** Whether the call was aborted because its answer is no longer needed. Such a failure is not reported. */
export function isAborted(error: unknown): boolean {
  return error instanceof ShopError && error.kind === 'aborted';
}
