import type { AxiosAdapter } from 'axios';
import { failureMessages } from '../errors/failure-messages';
import { ShopError } from '../errors/shop-error';

/**
 * Sends axios' requests by `fetch`, because XMLHttpRequest follows every redirect: it takes the session's token to whatever
 * host the answer names, and reads what that host says. `fetchOptions` say what is allowed.
 */
export const fetchAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', data, headers, timeout = 0, signal, fetchOptions } = config;
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener?.('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeout);
  // The browser writes the type of a form with files itself, because the boundary is in it.
  if (data instanceof FormData) headers.delete('content-type');
  try {
    const answer = await fetch(url, {
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
    // Browsers also end the calls of a page that is being left; nobody waits for the answer then.
    const isEnded = cause instanceof Error && cause.name === 'AbortError';
    const kind = isLate ? 'timeout' : isEnded ? 'aborted' : 'network';
    throw new ShopError(kind, failureMessages[kind], { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', end);
  }
};
