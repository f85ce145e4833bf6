/**
 * Why a call to the store brought nothing that can be used:
 * `network` no connection, `timeout` no answer in time, `aborted` nobody wants the answer any more,
 * `http` an answer with an error status, `data` the store said no, or a call or an answer makes no sense.
 */
export type ShopErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'data';

interface ShopErrorDetails {
  /** The HTTP status of the answer; 0 when there was none. */
  status?: number;
  /** What the store says about it to the shopper, as plain text. */
  text?: string;
  cause?: unknown;
}

/**
 * The one error that a call to the store can end in. Its message is for developers, its text for shoppers.
 */
export class ShopError extends Error {
  override readonly name = 'StoreError';
  readonly kind: ShopErrorKind;
  readonly status: number;
  /** `''` when the store has no words for shoppers. */
  readonly text: string;

  constructor(kind: ShopErrorKind, message: string, { status = 0, text = '', cause }: ShopErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.text = text;
  }
}

/** Whether nobody waits for the answer any more: the one failure that needs no report and no words. */
export function isAborted(error: unknown): boolean {
  return error instanceof ShopError && error.kind === 'aborted';
}
