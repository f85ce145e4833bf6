import type { FormEntries } from '../dom/form-fields';

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
