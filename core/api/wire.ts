import type { FormEntries } from '../dom/form-fields';
import { htmlToText } from '../dom/html';
import { ShopError } from '../errors/shop-error';
import { withoutPrototype } from '../page/without-prototype';

type Scalar = string | number | boolean;

/** `null` is sent as a name without `=`; `undefined` is not sent. */
type FormValue = Scalar | null | undefined | readonly (Scalar | Readonly<Record<string, Scalar>>)[];

export type FormFields = Readonly<Record<string, FormValue>>;

/** By RFC 3986: `encodeURIComponent` leaves `!'()*`. */
function encode(value: Scalar): string {
  return encodeURIComponent(value).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Serializes a POST body as the platform's library does: names sorted, lists as `items[0]=…` or `items[0][id]=…`. */
export function encodeForm(fields: FormFields): string {
  return join(fields, (name, list) =>
    list.flatMap((item, index) =>
      typeof item === 'object'
        ? Object.entries(item).map(([key, value]) => `${encode(name)}[${index}][${encode(key)}]=${encode(value)}`)
        : `${encode(name)}[${index}]=${encode(item)}`,
    ),
  );
}

/** Serializes a query: a list repeats its name, without objects. */
export function encodeQuery(fields: FormFields): string {
  return join(fields, (name, list) =>
    list.flatMap((item) => (typeof item === 'object' ? [] : `${encode(name)}=${encode(item)}`)),
  );
}

function join(
  fields: FormFields,
  writeList: (name: string, list: Extract<FormValue, readonly unknown[]>) => string[],
): string {
  return Object.keys(fields)
    .sort()
    .flatMap((name) => {
      const value = fields[name];
      if (value === undefined) return [];
      if (value === null) return encode(name);
      return typeof value === 'object' ? writeList(name, value) : `${encode(name)}=${encode(value)}`;
    })
    .join('&');
}

/** Groups entries by name; of a hidden field and a checkbox with one name the shop takes the last value. */
export function groupEntries(entries: FormEntries): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

/** Leaves out empty fields: the shop refuses an empty option, and Safari can't send a file field without a file. */
export function normalizeFormData(form: FormData): FormData {
  const filled = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (value !== '') filled.append(name, value);
    } else if (value.name !== '' || value.size > 0) {
      filled.append(name, value, value.name);
    }
  }
  return filled;
}

/** Paths below templates/components, without an extension. */
export type Templates = string | readonly string[] | Readonly<Record<string, string>>;

export interface StencilOptions {
  template?: Templates | undefined;
  /** Page settings, as in a template's front matter. */
  config?: Readonly<Record<string, unknown>> | undefined;
}

function templateList(template: Templates | undefined): string[] {
  if (template === undefined) return [];
  return typeof template === 'string' ? [template] : Object.values(template);
}

/** In capitals, or the platform's script adds it again (decision 4). */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';

/** The shop requires them, with the token, on requests without a JSON body. */
export function stencilHeaders({ template, config = {} }: StencilOptions): Record<string, string> {
  const templates = templateList(template).join(',');
  return {
    'stencil-config': JSON.stringify(config),
    'stencil-options': templates ? JSON.stringify({ render_with: templates }) : '{}',
    'x-requested-with': 'stencil-utils',
  };
}

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
