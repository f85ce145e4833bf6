import type { FormEntries } from '../page/form-entries';

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
