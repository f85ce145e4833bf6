import { unhidden } from '../page/unhidden';

/** A style of the elements that a browser's translation puts around each text: `<font style="vertical-align: inherit;">`. */
const TRANSLATOR_STYLE = /(<font\b[^>]*?) style="[^"]*"/g;

/**
 * The HTML of an element, to be put in again later. A browser's translation sets its styles by script. A strict policy
 * allows that, but forbids the same styles in HTML.
 */
export const printedHtml = (element: Element): string => unhidden(element, 'innerHTML').replace(TRANSLATOR_STYLE, '$1');
