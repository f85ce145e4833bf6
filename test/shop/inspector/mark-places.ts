import { insertAll } from '../../theme/insertions/insert-all';
import { readMarkup } from '../../theme/read-markup';

/** The attribute with the template file and line of an element. */
const placeAttribute = 'data-template-place';

/**
 * Adds to slots and parts their place in the template: `templates/pages/cart.html:12`. A template that can't be parsed
 * is returned unchanged; the renderer reports the error.
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
