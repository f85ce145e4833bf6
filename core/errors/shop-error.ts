/**
 * `network`: no complete response. `aborted`: no longer needed. `data`: a refusal with a success status, an invalid
 * request or response, or another error. `prevented`: a listener cancelled the event before the request.
 */
type ShopErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'data' | 'prevented';

interface ShopErrorDetails {
  /** 0 unless `http`. */
  status?: number;
  /** Plain text for the shopper. */
  text?: string;
  isChallenge?: boolean;
  file?: UnreadableFile;
  cause?: unknown;
}

/** A file that changed or is gone since it was chosen. */
export interface UnreadableFile {
  readonly field: string;
  readonly name: string;
}

/** Thrown by requests; its message is for developers. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number = 0;
  /** `''` without a reason. */
  readonly text: string = '';
  /** An HTML page with status 401, 403, 429 or 503, e.g. a captcha. The request was not handled. */
  readonly isChallenge: boolean = false;
  readonly file: UnreadableFile | null = null;

  constructor(
    readonly kind: ShopErrorKind,
    message: string,
    details: ShopErrorDetails = {},
  ) {
    super(message);
    // Own properties only: another script may have added `text` or `status` to every object.
    Object.assign(this, details);
  }
}

export function isAborted(error: unknown): boolean {
  return error instanceof ShopError && error.kind === 'aborted';
}

/** Cancelled by a listener, whose reason is the `text`. */
export const isPrevented = (error: unknown): error is ShopError =>
  error instanceof ShopError && error.kind === 'prevented';

/** It is unknown whether the shop made the change. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

export const failureMessages = {
  network: 'Network request failed',
  timeout: 'Network request timed out',
  aborted: 'Aborted',
} satisfies Partial<Record<ShopErrorKind, string>>;
