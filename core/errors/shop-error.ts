/**
 * The reason of a failed call: `network` no connection, `timeout` no answer in time, `aborted` the caller does not need the answer any
 * more, `http` an error status, `data` the shop refused, or the call or its answer is invalid.
 */
export type ShopErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'data';

interface ShopErrorDetails {
  /** The HTTP status of the answer; 0 without an answer. */
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

/** Whether the caller has aborted the call: such a failure is not reported. */
export function isAborted(error: unknown): boolean {
  return error instanceof ShopError && error.kind === 'aborted';
}
