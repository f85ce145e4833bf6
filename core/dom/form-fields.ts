/** In order, without files; names may repeat. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** The fields that a form would post now; none without `FormData`. */
export const formEntries = (form: HTMLFormElement | null): FormEntries =>
  form && typeof FormData === 'function' ? textEntries(new FormData(form)) : [];

export function textEntries(form: FormData): FormEntries {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

export function sendChange(field: HTMLElement): void {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
