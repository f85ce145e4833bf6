import { ownOptions } from '../page/own-options';
import { htmlToText } from '../dom/html';
import { ShopError } from '../errors/shop-error';

/** The fields of a response with error texts for the shopper. */
interface Refusal {
  error?: unknown;
  errors?: unknown;
  data?: Refusal | null;
}

/**
 * Finds the error texts for the shopper in a response: its `error` and its list of `errors`, else those in its `data`.
 * Other fields and a whole page of HTML are not for shoppers.
 *
 * @returns plain text, one line per error; `''` when there is none
 */
export function errorText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, errors, data } = ownOptions<Refusal>(body);
  const found = [error, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  const texts = found.filter((text) => typeof text === 'string').map(htmlToText);
  return texts.filter(Boolean).join('\n') || errorText(data);
}

/** The response of the shop's `/remote/v1` calls. */
export interface RemoteResponse<Data> {
  data: Data;
  /** The rendered partial; `''` when none was requested, or the response has none. */
  content: string;
}

/**
 * Rejects text in place of the shop's data, e.g. the HTML page of a proxy with status 200 (decision 2).
 *
 * @returns the response; an empty response is accepted, because the shop may send status 204
 * @throws ShopError when the response is text
 */
export function readData(response: unknown): unknown {
  if (typeof response === 'string' && response) throw new ShopError('data', 'The response is a text');
  return response;
}

/**
 * Reads a response of a `/remote/v1` call. Missing `data` becomes null, missing `content` becomes `''`. PHP renders an empty
 * object as an empty list, so a list counts as missing `data`.
 */
export function readRemote<Data>(response: unknown): RemoteResponse<Data | null> {
  const { data, content } = ownOptions<{ data?: unknown; content?: unknown }>(
    typeof response === 'object' && response !== null ? response : {},
  );
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    data: isObject ? (data as Data) : null,
    content: typeof content === 'string' ? content : '',
  };
}

/**
 * Reads a response that should be one rendered partial.
 *
 * @throws ShopError for anything else: an empty response, or a whole page, which is an error page of a proxy or the shop
 */
export function readHtml(response: unknown): string {
  if (typeof response !== 'string' || !response) throw new ShopError('data', 'The response is no HTML');
  if (/<(!doctype|html)\b/i.test(response)) throw new ShopError('data', 'The response is a whole page');
  return response;
}

/**
 * Reads a response that should be several rendered partials. The keys of the response are the partials' paths, which begin
 * with `components/`. For a single partial the server may respond with the HTML alone.
 *
 * @param sections the caller's name of each partial → its path
 * @returns the same names → HTML; `''` for a partial that the server left out
 * @throws ShopError when several partials were requested and the response is one text
 */
export function readSections<Name extends string>(
  response: unknown,
  sections: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const byPath = typeof response === 'object' && response !== null ? (response as Record<string, unknown>) : {};
  const read = ([name, path]: [string, string]): [string, string] => {
    const html = typeof response === 'string' ? response : byPath[`components/${path}`];
    return [name, typeof html === 'string' ? html : ''];
  };
  const entries = Object.entries<string>(sections);
  if (typeof response === 'string' && entries.length !== 1)
    throw new ShopError('data', 'The response is one HTML text');
  return Object.fromEntries(entries.map(read)) as Record<Name, string>;
}
