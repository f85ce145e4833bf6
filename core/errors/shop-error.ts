/**
 * The reason why a call to the shop failed. `network`: no complete response came, for example because there is no connection.
 * `timeout`: no response came in time. `aborted`: the response is no longer needed. `http`: the response has an error status. `data`:
 * the shop refused with a success status, or the call or the response is invalid, or another error was thrown.
 */
type ShopErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'data';

interface ShopErrorDetails {
  /** The HTTP status of an `http` error; 0 for every other kind. */
  status?: number;
  /** The shop's reason, as plain text for the shopper. */
  text?: string;
  /** Whether the shop's host has responded in place of the shop, with a page for the browser. */
  isChallenge?: boolean;
  /** The chosen file that the browser can't read any more. */
  file?: UnreadableFile;
  cause?: unknown;
}

/** A file that has changed, or is gone, since the shopper has chosen it. */
export interface UnreadableFile {
  /** The name of its field. */
  readonly field: string;
  /** The name of the file. */
  readonly name: string;
}

/** The only error of a call to the shop. Its message is for developers, its text for shoppers. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number = 0;
  /** `''` when the shop gave no reason. */
  readonly text: string = '';
  /**
   * The response was a page of HTML with status 401, 403, 429 or 503: a challenge (captcha), a limit of requests, or another page that only a
   * browser can show. The call itself was not handled.
   */
  readonly isChallenge: boolean = false;
  /** Null unless the call was not sent because of a chosen file. */
  readonly file: UnreadableFile | null = null;

  constructor(
    readonly kind: ShopErrorKind,
    message: string,
    details: ShopErrorDetails = {},
  ) {
    super(message);
    // It copies own properties only: another script may have added a `text` or `status` to every object.
    Object.assign(this, details);
  }
}

/** Whether the call was aborted because its response is no longer needed. Such a failure is not reported. */
export function isAborted(error: unknown): boolean {
  return error instanceof ShopError && error.kind === 'aborted';
}

/** It is unknown whether the shop made the requested change: its response was lost, and the client could not find out. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  /** @param cause the failure of the call itself */
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

/** The messages of calls that got no response. */
export const failureMessages = {
  network: 'Network request failed',
  timeout: 'Network request timed out',
  aborted: 'Aborted',
} satisfies Partial<Record<ShopErrorKind, string>>;
