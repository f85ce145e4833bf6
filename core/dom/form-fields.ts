/** In order, without files; names may repeat. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** The fields that a form would post now; none without `FormData`. */
export function formEntries(form: HTMLFormElement | null): FormEntries {
  const entries = form && typeof FormData === 'function' ? [...new FormData(form)] : [];
  return entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

/** Dispatches the browser's events of a changed field. */
export function sendChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
