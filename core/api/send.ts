import { readCookie } from '../storage/cookies';
import { isCancel, type AxiosAdapter, Axios } from 'axios';
import { failureMessages, ShopError, type UnreadableFile } from '../errors/shop-error';
import { ownOptions } from '../page/own-options';
import type { PageContext } from '../page/page-context';
import { reloadOnce } from '../page/navigation';
import { encodeForm, encodeQuery, type FormFields } from './encode-form';
import { errorText } from './read-response';
import { stencilHeaders, TOKEN_HEADER, type StencilOptions } from './stencil-headers';

/** The CSRF token: from the page's data, else from the session's cookie; `''` when neither has one. */
export function csrfToken(): string {
  const token = window.BCData?.csrf_token;
  return typeof token === 'string' && token !== '' ? token : newestToken();
}

/** The session's token from the cookie; `''` when there is none. It may be newer than the token of the page. */
const newestToken = (): string => readCookie('XSRF-TOKEN') ?? '';

/** Converts any error of a call into a ShopError, so that callers handle one type of error only. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (isCancel(error)) return new ShopError('aborted', failureMessages.aborted, { cause: error });
  return new ShopError('data', error instanceof Error ? error.message : String(error), { cause: error });
}

/**
 * Sends axios' requests by `fetch`. XMLHttpRequest would follow every redirect: it would send the session's token to
 * another host and read that host's response. `fetchOptions` set which redirects are allowed.
 */
const fetchAdapter: AxiosAdapter = async (config) => {
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
    const result = await fetch(url, {
      __proto__: null,
      ...fetchOptions,
      method: method.toUpperCase(),
      headers: headers.toJSON() as Record<string, string>,
      body: data as BodyInit | null,
      signal: ending.signal,
    });
    const { status, statusText } = result;
    return {
      data: await result.text(),
      status,
      statusText,
      headers: Object.fromEntries(result.headers),
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

/** An empty file field has an entry with an empty file. */
const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string' && value.size > 0;

/** Whether a form holds a file. */
const hasFile = (form: FormData): boolean => [...form.values()].some(isFile);

/**
 * Finds a file that can't be sent. A browser rejects the whole request, and does not say why, if a file has changed, has moved or
 * is not on the device (cloud drives) since it was chosen. The last byte is read: it is missing if the file is shorter now.
 */
async function findUnreadable(form: FormData): Promise<UnreadableFile | undefined> {
  for (const [field, value] of form) {
    if (!isFile(value)) continue;
    try {
      await value.slice(-1).arrayBuffer();
    } catch (error) {
      // `NotReadableError` or `NotFoundError`; anything else is not about the file.
      if (error instanceof DOMException) return { field, name: value.name };
    }
  }
  return undefined;
}

/** The time limit of a call in milliseconds; long enough for a slow phone. */
const TIME_LIMIT = 30_000;
/** The time limit for a form with a file, in milliseconds, because an upload takes long on a phone. */
const UPLOAD_TIME_LIMIT = 120_000;
/**
 * Milliseconds after a network failure until the call is repeated, or its error is thrown (decision 3). Browsers also
 * report a network failure when they cancel the calls of a page that the shopper leaves. After the pause such a page is
 * gone, or it is in the back/forward cache until the shopper comes back.
 */
const PAUSE = 250;

/** Redirects within the shop are followed. A redirect to another host is a network failure: no request goes there. */
const TO_THE_SHOP: RequestInit = { mode: 'same-origin', credentials: 'same-origin' };
/** No redirect is followed, and no cookies are sent. */
const TO_ANOTHER_HOST: RequestInit = { redirect: 'error', credentials: 'omit' };

/** Statuses with which a host sends a page of its own, e.g. Cloudflare: 403 for a challenge, 429 for a limit, 503 for a waiting room. */
const CHALLENGES = [401, 403, 429, 503];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** One call to the shop. */
export interface Call extends StencilOptions {
  method: (typeof METHODS)[number];
  /**
   * A path of the shop (`/cart.php`), to which the language path of the page is prepended; or a whole URL, which is
   * not changed.
   */
  path: string;
  /** Fields of the query string. */
  query?: FormFields | undefined;
  /** Fields of a url-encoded body, or a form that may contain files. Each file is read first (`form-files.ts`). */
  form?: FormFields | FormData;
  /** A JSON body, for the APIs that render no templates; such a call has none of the Stencil headers. */
  json?: unknown;
  /** The bearer token of a JSON API. */
  token?: string;
  /** For an API of another host: its media type and its own token. The shop's cookies are not sent there. */
  foreign?: { readonly type: string; readonly token: string };
  /** Returns the body of an error status, too, as the platform's own library does. */
  anyStatus?: boolean;
  signal?: AbortSignal | undefined;
}

/** A response of the shop: its body is parsed if it is JSON, else it is text. */
interface ShopResponse {
  readonly status: number;
  readonly body: unknown;
  /** Whether it is a page of HTML with a status of `CHALLENGES`. */
  readonly isChallenge: boolean;
}

/** Sends a call and returns the body of the response: parsed if it is JSON, else text. Every failure is a ShopError. */
export type Send = (call: Call) => Promise<unknown>;

/** Makes the function that sends the calls of one page, with its language, its session and its token. */
export function createSend({ localePath }: Pick<PageContext, 'localePath'>): Send {
  // The class has none of the defaults of axios' ready-made instance (decision 45). This file sets the token, serializes
  // bodies and parses responses, because axios would use its own cookie and its own formats.
  const instance = new Axios({ adapter: fetchAdapter });

  const attempt = async (call: Call, token: string): Promise<ShopResponse> => {
    const { method, path, form, query, json, signal, foreign } = call;
    // Responses are set as HTML, and the call contains the token. So a URL from the page must not lead to another origin.
    if (!foreign && new URL(path, document.baseURI).origin !== window.location.origin) {
      throw new ShopError('data', `Only the shop itself is asked, not ${path}`);
    }
    const isFormData = form instanceof FormData;
    if (isFormData) await rejectUnreadable(form);
    const response = await instance.request<string>({
      method,
      url: withQuery(urlOf(path, localePath), query),
      headers: headersOf(call, token),
      data: json !== undefined ? JSON.stringify(json) : isFormData ? form : form && encodeForm(form),
      timeout: isFormData && hasFile(form) ? UPLOAD_TIME_LIMIT : TIME_LIMIT,
      fetchOptions: foreign ? TO_ANOTHER_HOST : TO_THE_SHOP,
      ...(signal && { signal }),
    });

    const { status, headers } = response;
    const type = String(headers['content-type'] ?? '');
    const body = parseBody(response.data, type);
    if (status === 401 && String(headers['x-bc-preview-mode'] ?? '').includes('true')) reloadOnce('preview');
    // The platform itself refuses an old token with 403 and the text "Forbidden" as `text/html` (observed): that is no page.
    const isChallenge = CHALLENGES.includes(status) && type.includes('html') && response.data.includes('<');
    return { status, body, isChallenge };
  };

  return async (given) => {
    const call = ownOptions(given);
    if (!METHODS.includes(call.method)) throw new ShopError('data', 'Not a valid HTTP method');
    try {
      const token = csrfToken();
      let response = await attempt(call, token).catch(async (error: unknown) => {
        const failure = asShopError(error);
        if (failure.kind === 'network') {
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          // The file may have changed while it was sent.
          if (call.form instanceof FormData) await rejectUnreadable(call.form);
          // After a network failure only a GET is repeated: a repeated write could be done twice.
          if (call.method === 'GET') return attempt(call, token);
        }
        throw failure;
      });
      // A page that is older than the session has an old token. The shop responds with 403 and does nothing. The cookie has
      // the new token.
      const newest = newestToken();
      if (response.status === 403 && call.json === undefined && newest && newest !== token)
        response = await attempt(call, newest);
      if (!call.anyStatus) expectSuccess(call, response);
      return response.body;
    } catch (error) {
      throw asShopError(error);
    }
  };
}

/** @throws ShopError with the shop's reason, if the status is no success */
function expectSuccess({ method, path }: Call, { status, body, isChallenge }: ShopResponse): void {
  if (status > 199 && status < 300) return;
  throw new ShopError('http', `${method} ${path} was answered with ${status}${isChallenge ? ' and a page' : ''}`, {
    status,
    text: errorText(body),
    isChallenge,
  });
}

/** @throws ShopError with the file, if the browser can't read one of the form's files any more */
async function rejectUnreadable(form: FormData): Promise<void> {
  const file = await findUnreadable(form);
  if (file) throw new ShopError('data', `The file "${file.name}" can't be read any more`, { file });
}

/** The URL stays relative to the page, so that calls go to the host that has the shopper's session. */
function urlOf(path: string, localePath: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${localePath}${path}` : path;
}

function withQuery(href: string, query: FormFields | undefined): string {
  const text = query ? encodeQuery(query) : '';
  return text ? `${href}${href.includes('?') ? '&' : '?'}${text}` : href;
}

function headersOf(call: Call, token: string): Record<string, string> {
  const { form, json, foreign } = call;
  if (foreign) return { accept: foreign.type, 'content-type': foreign.type, authorization: foreign.token };
  if (json !== undefined) {
    return {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(call.token && { authorization: `Bearer ${call.token}` }),
    };
  }
  return {
    accept: '*/*',
    ...stencilHeaders(call),
    [TOKEN_HEADER]: token,
    // The browser itself sets the content type of `FormData`, because the type contains the boundary.
    ...(!(form instanceof FormData) && {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    }),
  };
}

/** A response without a content type, e.g. an empty one, is text. */
function parseBody(text: string, type: string): unknown {
  if (!type.includes('application/json') || text === '') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ShopError('data', 'The response is not valid JSON', { cause });
  }
}
