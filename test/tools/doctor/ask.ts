import { noResponseReason } from './no-response-reason';

/** A server's response, after all redirects. */
export interface ReceivedResponse {
  /** The URL of the final response. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** The body without content encoding. */
  readonly body: Buffer;
  readonly redirects: readonly Redirect[];
}

interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** The reason for a missing response, as the second half of a sentence. */
export interface NoResponse {
  readonly reason: string;
}

/** A limit of our own; no working page redirects so often. */
const MOST_REDIRECTS = 10;

/**
 * Fetches a URL as a browser would. Follows redirects one by one, so that each can be reported.
 *
 * @param seconds timeout
 */
export async function ask(
  url: string,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedResponse | NoResponse> {
  const redirects: Redirect[] = [];
  let at = url;
  try {
    while (redirects.length <= MOST_REDIRECTS) {
      const response = await fetch(at, {
        redirect: 'manual',
        signal: AbortSignal.timeout(seconds * 1_000),
        headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'storefront-widgets-doctor', ...headers },
      });
      const body = Buffer.from(await response.arrayBuffer());
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        return { url: at, status: response.status, headers: response.headers, body, redirects };
      }
      const to = new URL(location, at).href;
      redirects.push({ from: at, to, status: response.status });
      at = to;
    }
    return { reason: `it is redirected more than ${MOST_REDIRECTS} times, at last to ${at}` };
  } catch (error) {
    return { reason: noResponseReason(error, seconds) };
  }
}

export const isResponse = (result: ReceivedResponse | NoResponse): result is ReceivedResponse => 'status' in result;
