import { unhidden } from './unhidden';

/**
 * Empties the field of a file that the browser can't read any more, so that the shopper can choose the file again, and gives the field
 * the focus. The widget of the field gets an event `invalid` with the file's name as `detail`, and shows its message.
 *
 * @param field the field's name
 * @param name the file's name
 * @returns whether a widget shows a message
 */
export function refuseFile(form: HTMLFormElement, { field, name }: { field: string; name: string }): boolean {
  const input = [...unhidden(form, 'elements')].find(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement &&
      one.name === field &&
      [...(one.files ?? [])].some((file) => file.name === name),
  );
  if (!input) return false;
  input.value = '';
  // A screen reader reads the field's message when the field gets the focus, so the message must be on the page.
  setTimeout(() => input.focus());
  return !input.dispatchEvent(new CustomEvent('invalid', { cancelable: true, detail: name }));
}
