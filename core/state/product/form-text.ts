/**
 * What a form would send, as the text of its fields (`name=value&…`), without its files: an option answer
 * is asked for with everything that was chosen and typed, never with what is to be uploaded.
 */
export function formText(form: HTMLFormElement): string {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields.toString();
}
