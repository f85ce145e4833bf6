import { unhidden } from '../page/unhidden';

/** The style of the elements that a browser's translation puts around each text: `<font style="vertical-align: inherit;">`. */
const TRANSLATOR_STYLE = /(<font\b[^>]*?) style="vertical-align: inherit;"/g;

/**
 * The HTML of an element, for setting it again later. It leaves out the styles of a browser's translation. The browser sets
 * them by script; a strict Content Security Policy allows that, but forbids the same styles in HTML.
 */
export const printedHtml = (element: Element): string => unhidden(element, 'innerHTML').replace(TRANSLATOR_STYLE, '$1');
