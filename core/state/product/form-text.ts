/**
 * Serializes the fields of a form (`name=value&…`). Files are left out, because the request for attributes needs no upload.
 *
 * @returns `''` without a form, and in a browser without `FormData`
 */
export function formText(form: HTMLFormElement | null): string {
  const fields = new URLSearchParams();
  for (const [name, value] of form && typeof FormData === 'function' ? new FormData(form) : []) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields.toString();
}
