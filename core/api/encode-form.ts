import type { FormEntries } from '../dom/form-fields';

type Scalar = string | number | boolean;

/**
 * A field's value. A list has indexes in a form, and none in a query. `null` is sent as a name without `=`, and
 * `undefined` is not sent.
 */
type FormValue = Scalar | null | undefined | readonly (Scalar | Readonly<Record<string, Scalar>>)[];

export type FormFields = Readonly<Record<string, FormValue>>;

/** Percent-encodes by RFC 3986: also `!'()*`, which `encodeURIComponent` does not encode. */
function encode(value: Scalar): string {
  return encodeURIComponent(value).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Serializes form fields as the body of a POST, in the format of the platform's own library. Names are sorted. A list
 * becomes `items[0]=…` or `items[0][id]=…` with unencoded brackets. Brackets that are part of a name are encoded.
 */
export function encodeForm(fields: FormFields): string {
  return join(fields, (name, list) =>
    list.flatMap((item, index) =>
      typeof item === 'object'
        ? Object.entries(item).map(([key, value]) => `${encode(name)}[${index}][${encode(key)}]=${encode(value)}`)
        : `${encode(name)}[${index}]=${encode(item)}`,
    ),
  );
}

/** Serializes form fields as the query of a GET, like `encodeForm`; but a list repeats its name, and its objects are left out. */
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

/**
 * Groups the entries of a form by name. A name that occurs more than once becomes a list: the template puts a hidden field of the
 * same name before a checkbox option, and the shop takes the last value of the list.
 */
export function groupEntries(entries: FormEntries): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}

/**
 * Copies a product form without its empty fields: the shop refuses an empty option as invalid, and Safari can't send a
 * file field without a file.
 */
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
