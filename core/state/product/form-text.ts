/**
 * Writes the fields of a form as text (`name=value&…`), without its files: the shop is asked about options with what was
 * chosen and typed, never with an upload. Without a form, and in a browser that cannot read one, there is no text.
 */
export function formText(form: HTMLFormElement | null): string {
  const fields = new URLSearchParams();
  for (const [name, value] of form && typeof FormData === 'function' ? new FormData(form) : []) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields.toString();
}
