import type { UnreadableFile } from '../errors/shop-error';

/** An empty file field has an entry with an empty file. */
const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string' && value.size > 0;

/** Whether a form holds a file. */
export const hasFile = (form: FormData): boolean => [...form.values()].some(isFile);

/**
 * Finds a file that can't be sent. A browser rejects the whole request, and does not say why, if a file has changed, has moved or
 * is not on the device (cloud drives) since it was chosen. The last byte is read: it is missing if the file is shorter now.
 */
export async function findUnreadable(form: FormData): Promise<UnreadableFile | undefined> {
  for (const [field, value] of form) {
    if (!isFile(value)) continue;
    try {
      await value.slice(-1).arrayBuffer();
    } catch (error) {
      // `NotReadableError` or `NotFoundError`; anything else is not about the file.
      if (error instanceof DOMException) return { field, name: value.name };
    }
  }
  return undefined;
}
