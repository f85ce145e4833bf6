import { htmlToText } from '../dom/html';
import { ShopError } from '../errors/shop-error';
import { withoutPrototype } from '../page/without-prototype';

interface Refusal {
  error?: unknown;
  errors?: unknown;
  data?: Refusal | null;
}

/** The error texts for the shopper, one per line; `''` without any. */
export function errorText(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { error, errors, data } = withoutPrototype<Refusal>(body);
  const found = [error, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  const texts = found.filter((text) => typeof text === 'string').map(htmlToText);
  return texts.filter(Boolean).join('\n') || errorText(data);
}

export interface RemoteResponse<Data> {
  data: Data;
  /** `''` without a rendered partial. */
  content: string;
}

/**
 * Throws a ShopError for text, e.g. a proxy's page with status 200 (decision 2). Empty is valid: the shop may send 204.
 */
export function readData(response: unknown): unknown {
  if (typeof response === 'string' && response) throw new ShopError('data', 'The response is a text');
  return response;
}

/** PHP renders an empty object as a list, which counts as missing `data` (null). */
export function readRemote<Data>(response: unknown): RemoteResponse<Data | null> {
  const { data, content } = withoutPrototype<{ data?: unknown; content?: unknown }>(
    typeof response === 'object' && response !== null ? response : {},
  );
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    data: isObject ? (data as Data) : null,
    content: typeof content === 'string' ? content : '',
  };
}

/** Throws a ShopError unless the response is one partial. A whole page is an error page. */
export function readHtml(response: unknown): string {
  if (typeof response !== 'string' || !response) throw new ShopError('data', 'The response is no HTML');
  if (/<(!doctype|html)\b/i.test(response)) throw new ShopError('data', 'The response is a whole page');
  return response;
}

/**
 * The response has partials by path (`components/…`); a single one may be plain HTML. Throws a ShopError for one text
 * in place of several.
 *
 * @param sections name → path
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
