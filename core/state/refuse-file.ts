import { ShopError } from '../errors/shop-error';
import { unhidden } from '../page/unhidden';

/** The browser's own event, for a field whose file can't be read any more. */
export interface RefusedFile extends Event {
  /** The name of the file. */
  file?: string;
}

/**
 * After a call with a file that the browser can't read any more: empties the file's field, so that the shopper can choose the file
 * again, and gives the field the focus. The widget of the field gets an event `invalid` with the file's name, and shows its message.
 *
 * @returns whether a widget shows a message; false for every other error
 */
export function refuseFile(error: unknown, form: HTMLFormElement): boolean {
  const file = error instanceof ShopError && error.file;
  if (!file) return false;
  const isChosen = ({ files }: HTMLInputElement) => [...(files ?? [])].some(({ name }) => name === file.name);
  const input = [...unhidden(form, 'elements')].find(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === file.field && isChosen(one),
  );
  if (!input) return false;
  input.value = '';
  // A screen reader reads the field's message when the field gets the focus, so the message must be on the page.
  setTimeout(() => input.focus());
  const event: RefusedFile = new Event('invalid', { cancelable: true });
  event.file = file.name;
  return !input.dispatchEvent(event);
}
