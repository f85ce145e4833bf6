import type { Call } from '../../core/api/send';
import type { FormFields, Templates } from '../../core/api/wire';
import { callSafely } from '../../core/events/dispatch-safely';
import {
  type Callback,
  type Optional,
  type RequestOptions,
  type SendRequest,
  separate,
  separateTemplate,
  type WithTemplate,
} from './call-arguments';
import { createCartApi } from './create-cart-api';
import type { Hooks } from './create-hooks';
import { fieldOf, isObject } from './tools';

/** Sends requests as the platform's library does. */
export const createRequest =
  (send: (call: Call) => Promise<unknown>): SendRequest =>
  (method, path, options, callback) => {
    const { baseUrl, formData, params, config, template, abortSignal } = options ?? {};
    const respond = (...given: Parameters<Callback>) => callSafely(`stencilUtils ${path}`, () => callback(...given));
    send({
      // Other methods are refused with an error, which the callback gets.
      method: method as Call['method'],
      path: (baseUrl ?? '') + path,
      ...(method === 'GET' ? { query: params ?? undefined } : { form: formData ?? params ?? {} }),
      template: template ?? undefined,
      config: config ?? undefined,
      signal: abortSignal ?? undefined,
      anyStatus: true,
    }).then(
      (response) => respond(null, template ? shapeResponse(response, template, path) : response),
      (error: unknown) => respond(error),
    );
  };

/** Partials get the caller's names, or paths without `components/`. Remote HTML is in `content`. */
function shapeResponse(response: unknown, template: Templates, path: string): unknown {
  const isRemote = path.includes('/remote/');
  const content = isRemote ? fieldOf(response, 'content') : response;
  if (!isObject(content)) return response;
  const byPath = Object.fromEntries(
    Object.entries(content).map(([partial, html]) => [partial.replace(/^components\//, ''), html]),
  );
  const shaped: Record<string, unknown> = { ...byPath };
  if (typeof template === 'object' && !Array.isArray(template)) {
    const names = Object.entries<string>(template);
    for (const [, partial] of names) delete shaped[partial];
    for (const [name, partial] of names) shaped[name] = byPath[partial];
  }
  return isRemote ? { ...(response as object), content: shaped } : shaped;
}

/** @param write for requests that change the cart */
export function createApi(hooks: Hooks, request: SendRequest, write: SendRequest) {
  return {
    cart: withRequests(createCartApi(hooks, request, write), (method, ...given) =>
      (method === 'GET' ? request : write)(method, ...given),
    ),
    country: withRequests(createCountryApi(request), request),
    product: withRequests(
      {
        getById: (id: string | number, ...given: Optional) =>
          request('GET', `/products.php?productId=${id}`, ...separate(given)),
      },
      request,
    ),
    productAttributes: withRequests(createAttributesApi(hooks, request), request),
    search: withRequests(createSearchApi(hooks, request), request),
    wishlist: withRequests(
      {
        itemAdd: (wishlistId: string | number, productId: string | number, ...given: Optional) =>
          request(
            'POST',
            `/wishlist.php?action=add&wishlistid=${wishlistId}&product_id=${productId}`,
            ...separate(given),
          ),
      },
      request,
    ),
    getPage: (url: string, options: RequestOptions | null | undefined, callback: Callback) =>
      request('GET', wholeUrl(url), options, callback),
    getPageByGQL: (page: string, callback: Callback) =>
      request('GET', '/graphql-render', { params: { template_name: page } }, callback),
  };
}

/** It already has the language path of its page. */
const wholeUrl = (url: string): string => new URL(url, document.baseURI).href;

const withRequests = <Group extends object>(group: Group, request: SendRequest) => ({
  ...group,
  makeRequest: (
    url: string,
    method: string,
    options: RequestOptions | null | undefined,
    _isRemote: boolean,
    callback: Callback,
  ) => request(method, wholeUrl(url), options, callback),
  remoteRequest: (endpoint: string, method: string, options: RequestOptions | null | undefined, callback: Callback) =>
    request(method, `/remote/v1${endpoint}`, options, callback),
});

function createCountryApi(request: SendRequest) {
  const path = '/remote/v1/country-states/';
  return {
    getById: (id: string | number, callback: Callback) => request('GET', path + id, {}, callback),
    getByName: (name: string, ...given: Optional) => request('GET', path + name, ...separate(given)),
  };
}

function createAttributesApi(hooks: Hooks, request: SendRequest) {
  return {
    /** `fields` is URL-encoded. */
    optionChange(productId: string | number, fields: unknown, ...given: WithTemplate) {
      const [template, callback, options] = separateTemplate(given);
      const withFields = { ...options, params: parseFields(fields), template };
      request('POST', `/remote/v1/product-attributes/${productId}`, withFields, (err, response) => {
        hooks.emit('product-options-change-remote', { err, response });
        callback(err, response);
      });
    },
    configureInCart: (itemId: string, given: RequestOptions | null, callback: Callback, options?: RequestOptions) =>
      request('GET', `/remote/v1/configure-options/${itemId}`, { ...given, ...options }, callback),
  };
}

/** A repeated name becomes a list. */
function parseFields(text: unknown): FormFields {
  const fields = new URLSearchParams(typeof text === 'string' ? text : '');
  const entries = [...new Set(fields.keys())].map((name): [string, string | string[]] => {
    const [value = '', ...others] = fields.getAll(name);
    return [name, others.length > 0 ? [value, ...others] : value];
  });
  return Object.fromEntries(entries);
}

function createSearchApi(hooks: Hooks, request: SendRequest) {
  let newest = new AbortController();
  return {
    /** Aborts the search before it. */
    search(query: string, ...given: Optional) {
      const [options, callback] = separate(given);
      newest.abort();
      newest = new AbortController();
      hooks.emit('search-quick-remote', query);
      const path = `/search.php?search_query=${encodeURIComponent(query)}`;
      request('GET', path, { ...options, abortSignal: newest.signal }, callback);
    },
  };
}
