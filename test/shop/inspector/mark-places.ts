import { insertAll } from '../../insertions/insert-all';
import { readMarkup } from '../../adopt/read-markup';

/** The attribute that says in which line of which template an element of the page stands. */
const placeAttribute = 'data-template-place';

/**
 * A template whose slots and parts say where they stand: `templates/pages/cart.html:12`. One that can't be read is left
 * as it is: whoever renders it says why.
 *
 * @param path from the theme's folder
 */
export function markPlaces(text: string, path: string): string {
  try {
    const found = readMarkup(text).find('[data-widget], [data-part]');
    return insertAll(
      text,
      found.map(({ start, afterName }) => ({
        at: afterName,
        text: ` ${placeAttribute}="${path}:${text.slice(0, start).split('\n').length}"`,
      })),
    );
  } catch {
    return text;
  }
}
