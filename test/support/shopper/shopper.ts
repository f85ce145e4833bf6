/** A response of the shop. */
export interface ReceivedResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Parses the body as JSON; throws when it isn't. */
  json<T = Record<string, unknown>>(): T;
}

/** A client with cookies; redirects are not followed. */
export interface Shopper {
  get(path: string, headers?: Record<string, string>): Promise<ReceivedResponse>;
  post(
    path: string,
    body?: Record<string, string> | FormData | string,
    headers?: Record<string, string>,
  ): Promise<ReceivedResponse>;
  send(path: string, init: RequestInit): Promise<ReceivedResponse>;
}

/** @param url the shop's URL */
export function makeShopper(url: string): Shopper {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<ReceivedResponse> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: <T>() => JSON.parse(text) as T };
  };
  return {
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body = '', headers = {}) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' || body instanceof FormData ? body : new URLSearchParams(body),
        headers: {
          ...(typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' } : {}),
          ...headers,
        },
      }),
  };
}

/** Headers that request fragments. */
export const wanting = (...templates: string[]): Record<string, string> => ({
  'stencil-options': JSON.stringify({ render_with: templates.join(',') }),
});
