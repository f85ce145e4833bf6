import axios from 'axios';
import { ShopError } from '../errors/shop-error';
import { navigation } from '../page/navigation';
import type { PageContext } from '../page/page-context';
import { csrfToken, newestToken } from '../page/page-data';
import { asShopError } from './as-shop-error';
import { encodeForm, encodeQuery, type FormFields } from './encode-form';
import { errorText } from './error-text';
import { stencilHeaders, TOKEN_HEADER, type StencilOptions } from './stencil-headers';

/** How long an answer may take, in milliseconds: a slow phone's patience, twice over. */
const TIME_LIMIT = 30_000;
/** The same for forms that may carry files, which take their time to leave the phone. */
const UPLOAD_TIME_LIMIT = 120_000;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** One call to the store. */
export interface Call extends StencilOptions {
  method: (typeof METHODS)[number];
  /**
   * A path of the store, which gets the page's language in front; or a whole address, which is taken as it
   * is.
   */
  path: string;
  /** Fields of the address's query. */
  query?: FormFields | undefined;
  /** Fields of a url-encoded body, or a form that may hold files. */
  form?: FormFields | FormData;
  /** A JSON body; such a call goes to an API that knows nothing of templates. */
  json?: unknown;
  /** Of an API that asks for one. */
  token?: string;
  /** Of somebody else's API: the type that it speaks and its own token. None of the shop's cookies go there. */
  foreign?: { readonly type: string; readonly token: string };
  signal?: AbortSignal | undefined;
}

/** A call's answer: parsed when it is JSON, else its text. */
export type Send = (call: Call) => Promise<unknown>;

/** Sends calls for one page: its language in front of each path, its session and its token along. */
export function createSend({ localePath }: Pick<PageContext, 'localePath'>): Send {
  const instance = axios.create({
    adapter: 'xhr',
    withCredentials: true,
    // The token comes from the page's data, not from axios' own idea of a cookie.
    xsrfCookieName: '',
    // Bodies are written and answers are read here: exactly as the store wants them, whatever their type
    // says.
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
  });

  const attempt = async (call: Call, token: string): Promise<unknown> => {
    const { method, path, form, query, json, template, signal, foreign } = call;
    // What comes back is shown as HTML.
    if (template !== undefined && !isSameOrigin(path)) {
      throw new ShopError('data', `Only the store's own pages are shown, not ${path}`);
    }
    const isUpload = form instanceof FormData;
    const response = await instance.request<string>({
      method,
      url: withQuery(addressOf(path, localePath), query),
      headers: headersOf(call, token),
      // Nothing would make axios leave out the content type, which the store's library always sends.
      data: json !== undefined ? JSON.stringify(json) : isUpload ? form : form ? encodeForm(form) : '',
      timeout: isUpload ? UPLOAD_TIME_LIMIT : TIME_LIMIT,
      ...(foreign && { withCredentials: false }),
      ...(signal && { signal }),
    });

    const { status, headers } = response;
    const body = parseBody(response.data, String(headers['content-type'] ?? ''));
    if (status === 401 && String(headers['x-bc-preview-mode'] ?? '').includes('true')) navigation.reload();
    if (status < 200 || status > 299) {
      throw new ShopError('http', `${method} ${path} was answered with ${status}`, {
        status,
        text: errorText(body),
      });
    }
    return body;
  };

  return async (call) => {
    if (!METHODS.includes(call.method)) throw new ShopError('data', 'Not a valid HTTP method');
    try {
      const token = csrfToken();
      return await attempt(call, token).catch((error: unknown) => {
        const failure = asShopError(error);
        // Only what reads may be asked twice, and only when the store has surely not answered.
        if (call.method === 'GET' && failure.kind === 'network') return attempt(call, token);
        // A page that is older than its session has an old token: nothing was done, and the browser knows the new one.
        const newest = newestToken();
        if (failure.status === 403 && call.json === undefined && newest && newest !== token)
          return attempt(call, newest);
        throw failure;
      });
    } catch (error) {
      throw asShopError(error);
    }
  };
}

/** Relative to the page, so that calls stay on the host that has the shopper's session. */
function addressOf(path: string, localePath: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${localePath}${path}` : path;
}

function isSameOrigin(address: string): boolean {
  return new URL(address, document.baseURI).origin === window.location.origin;
}

function withQuery(address: string, query: FormFields | undefined): string {
  const text = query ? encodeQuery(query) : '';
  return text ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address;
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
    // The token is for the store alone, should an address from the page lead elsewhere.
    [TOKEN_HEADER]: isSameOrigin(call.path) ? token : '',
    // A form with files gets its type, and the boundary in it, from the browser.
    ...(!(form instanceof FormData) && {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    }),
  };
}

/** An answer without a type, as an empty one may be, is text. */
function parseBody(text: string, type: string): unknown {
  if (!type.includes('application/json') || text === '') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ShopError('data', 'The answer is not the JSON that it says it is', { cause });
  }
}
