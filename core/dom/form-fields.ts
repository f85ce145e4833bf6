/** The entries of a form in their order, without files: a name may occur more than once. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/**
 * Reads the fields that a form would post now. Files are left out, because the request for the product's attributes needs no
 * upload.
 *
 * @returns no entries without a form, and in a browser without `FormData`
 */
export function formEntries(form: HTMLFormElement | null): FormEntries {
  const entries = form && typeof FormData === 'function' ? [...new FormData(form)] : [];
  return entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

/** Sends the events that a browser sends when the shopper changes a field: other scripts listen to them. */
export function sendChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
