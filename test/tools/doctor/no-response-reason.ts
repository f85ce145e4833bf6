/** An error of Node's `fetch`: the `code` is not on the error itself, but on one of its causes. */
interface Failure {
  readonly name?: string;
  readonly message?: string;
  readonly code?: unknown;
  readonly cause?: Failure;
  /** Set when several URLs of one host name failed. */
  readonly errors?: readonly Failure[];
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'no server has this name'],
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was cut'],
  [/CERT|TLS|SSL|SIGNATURE/, 'its certificate is refused'],
  [/^(Z_|ERR__ERROR)/, 'what it sends is not packed as Content-Encoding says'],
];

/** The reason for a failed request, in words and with the error code, which can be searched for. */
export function noResponseReason(error: unknown, seconds: number): string {
  const failure = error as Failure;
  if (failure.name === 'TimeoutError') return `no response came within ${seconds} s`;
  const { code, message } = deepest(failure);
  if (typeof code !== 'string') return message ?? String(error);
  const known = reasons.find(([pattern]) => pattern.test(code));
  return `${known?.[1] ?? message} (${code})`;
}

function deepest(failure: Failure): Failure {
  const below = failure.errors?.[0] ?? failure.cause;
  return below && typeof failure.code !== 'string' ? deepest(below) : failure;
}
