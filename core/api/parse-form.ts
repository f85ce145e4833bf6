/**
 * The fields of a serialized form. A name that stands more than once becomes a list: a checkbox option has a
 * hidden field of the same name before it, and the store takes the last of the list.
 */
export function parseForm(text: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(fields);
}
