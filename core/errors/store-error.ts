/**
 * Why a call to the store brought nothing that can be used:
 * `network` no connection, `timeout` no answer in time, `aborted` nobody wants the answer any more,
 * `http` an answer with an error status, `data` a call or an answer that makes no sense.
 */
export type StoreErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'data';

interface StoreErrorDetails {
  /** The HTTP status of the answer; 0 when there was none. */
  status?: number;
  /** What the store answered, parsed when it was JSON. */
  body?: unknown;
  cause?: unknown;
}

/** The one error that a call to the store can end in. Its message is for developers, not for shoppers. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;
  readonly status: number;
  readonly body: unknown;

  constructor(kind: StoreErrorKind, message: string, { status = 0, body, cause }: StoreErrorDetails = {}) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** Whether nobody waits for the answer any more: the one failure that needs no report and no words. */
export function isAborted(error: unknown): boolean {
  return error instanceof StoreError && error.kind === 'aborted';
}
