import type { AxiosAdapter } from 'axios';
import { failureMessages } from '../errors/failure-messages';
import { ShopError } from '../errors/shop-error';
import { ownOptions } from '../page/own-options';

/**
 * Sends axios' requests by `fetch`. XMLHttpRequest would follow every redirect: it would send the session's token to
 * another host and read that host's answer. `fetchOptions` set which redirects are allowed.
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', data, headers, timeout = 0, signal, fetchOptions } = ownOptions(config);
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener?.('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeout);
  // The browser itself sets the content type of `FormData`, because the type contains the boundary.
  if (data instanceof FormData) headers.delete('content-type');
  try {
    const answer = await fetch(url, {
      __proto__: null,
      ...fetchOptions,
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body: data as BodyInit | null,
      signal: ending.signal,
    });
    const { status, statusText } = answer;
    return {
      data: await answer.text(),
      status,
      statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
  } catch (cause) {
    // Some browsers also throw an AbortError when the shopper leaves the page; others report a network failure (`send.ts`).
    const isEnded = cause instanceof Error && cause.name === 'AbortError';
    const kind = isLate ? 'timeout' : isEnded ? 'aborted' : 'network';
    throw new ShopError(kind, failureMessages[kind], { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', end);
  }
};
