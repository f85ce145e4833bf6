import { Axios, type AxiosAdapter, isCancel } from 'axios';
import { failureMessages, ShopError, type UnreadableFile } from '../errors/shop-error';
import { reloadOnce } from '../page/navigation';
import type { PageContext } from '../page/page-context';
import { withoutPrototype } from '../page/without-prototype';
import { readCookie } from '../storage/cookies';
import {
  encodeForm,
  encodeQuery,
  errorText,
  type FormFields,
  type StencilOptions,
  stencilHeaders,
  TOKEN_HEADER,
} from './wire';

/** The CSRF token of the page, else of the session's cookie; `''` without one. */
export function csrfToken(): string {
  const token = window.BCData?.csrf_token;
  return typeof token === 'string' && token !== '' ? token : newestToken();
}

/** May be newer than the page's token. */
const newestToken = (): string => readCookie('XSRF-TOKEN') ?? '';

/** Converts any error to a ShopError. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (isCancel(error)) return new ShopError('aborted', failureMessages.aborted, { cause: error });
  return new ShopError('data', error instanceof Error ? error.message : String(error), { cause: error });
}

/** XMLHttpRequest follows every redirect: it would send the session's token to another host and read its response. */
const fetchAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', data, headers, timeout = 0, signal, fetchOptions } = withoutPrototype(config);
  const ending = new AbortController();
  const end = () => ending.abort();
  signal?.addEventListener?.('abort', end);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeout);
  // The browser sets it for `FormData`, with the boundary.
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
    // Leaving the page is an AbortError in some browsers, a network failure in others.
    const isEnded = cause instanceof Error && cause.name === 'AbortError';
    const kind = isLate ? 'timeout' : isEnded ? 'aborted' : 'network';
    throw new ShopError(kind, failureMessages[kind], { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener?.('abort', end);
  }
};

/** An empty file field has an empty file. */
const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string' && value.size > 0;

const hasFile = (form: FormData): boolean => [...form.values()].some(isFile);

/**
 * Finds a file that the browser can't read: it would reject the request without a reason. A shortened file lacks its
 * last byte.
 */
async function findUnreadable(form: FormData): Promise<UnreadableFile | undefined> {
  for (const [field, value] of form) {
    if (!isFile(value)) continue;
    try {
      await value.slice(-1).arrayBuffer();
    } catch (error) {
      // Else it is not about the file.
      if (error instanceof DOMException) return { field, name: value.name };
    }
  }
  return undefined;
}

/** Milliseconds. */
const TIME_LIMIT = 30_000;
/** Milliseconds, with a file. */
const UPLOAD_TIME_LIMIT = 120_000;
/** Milliseconds until a network failure is retried or thrown: by then an abandoned page is gone (decision 3). */
const PAUSE = 250;

/** A redirect to another host fails. */
const TO_THE_SHOP: RequestInit = { mode: 'same-origin', credentials: 'same-origin' };
const TO_ANOTHER_HOST: RequestInit = { redirect: 'error', credentials: 'omit' };

/** A host's own pages: 403 challenge, 429 limit, 503 waiting room. */
const CHALLENGES = [401, 403, 429, 503];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export interface Call extends StencilOptions {
  method: (typeof METHODS)[number];
  /** A path gets the page's language path, a whole URL does not. */
  path: string;
  query?: FormFields | undefined;
  /** Url-encoded, unless it is `FormData`. */
  form?: FormFields | FormData;
  /** Without Stencil headers. */
  json?: unknown;
  /** A JSON API's bearer token. */
  token?: string;
  /** Another host's media type and token. It gets no cookies. */
  foreign?: { readonly type: string; readonly token: string };
  /** Resolves for an error status too. */
  anyStatus?: boolean;
  signal?: AbortSignal | undefined;
}

interface ShopResponse {
  readonly status: number;
  readonly body: unknown;
  /** HTML with a status of `CHALLENGES`. */
  readonly isChallenge: boolean;
}

/** Resolves to parsed JSON or text; rejects with a ShopError. */
export type Send = (call: Call) => Promise<unknown>;

export function createSend({ localePath }: Pick<PageContext, 'localePath'>): Send {
  // Without axios' defaults, its cookie and its formats (decision 45).
  const instance = new Axios({ adapter: fetchAdapter });

  const attempt = async (call: Call, token: string): Promise<ShopResponse> => {
    const { method, path, form, query, json, signal, foreign } = call;
    // Responses become HTML, and requests have the token: a URL must not lead to another origin.
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
    // The platform refuses an old token with 403 and "Forbidden" as `text/html` (observed).
    const isChallenge = CHALLENGES.includes(status) && type.includes('html') && response.data.includes('<');
    return { status, body, isChallenge };
  };

  return async (given) => {
    const call = withoutPrototype(given);
    if (!METHODS.includes(call.method)) throw new ShopError('data', 'Not a valid HTTP method');
    try {
      const token = csrfToken();
      let response = await attempt(call, token).catch(async (error: unknown) => {
        const failure = asShopError(error);
        if (failure.kind === 'network') {
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          // The file may have changed meanwhile.
          if (call.form instanceof FormData) await rejectUnreadable(call.form);
          // A repeated write could be done twice.
          if (call.method === 'GET') return attempt(call, token);
        }
        throw failure;
      });
      // The page may be older than the session: the shop does nothing, and the cookie has the new token.
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

/** @throws ShopError with the shop's reason */
function expectSuccess({ method, path }: Call, { status, body, isChallenge }: ShopResponse): void {
  if (status > 199 && status < 300) return;
  throw new ShopError('http', `${method} ${path} was answered with ${status}${isChallenge ? ' and a page' : ''}`, {
    status,
    text: errorText(body),
    isChallenge,
  });
}

/** @throws ShopError with the first unreadable file */
async function rejectUnreadable(form: FormData): Promise<void> {
  const file = await findUnreadable(form);
  if (file) throw new ShopError('data', `The file "${file.name}" can't be read any more`, { file });
}

/** Relative: the page's host has the session. */
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
    ...(!(form instanceof FormData) && {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    }),
  };
}

/** Without a content type, it is text. */
function parseBody(text: string, type: string): unknown {
  if (!type.includes('application/json') || text === '') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ShopError('data', 'The response is not valid JSON', { cause });
  }
}
