import { unhidden } from '../page/unhidden';

/** The style of the elements that a browser's translation adds around each text: `<font style="vertical-align: inherit;">`. */
const TRANSLATOR_STYLE = /(<font\b[^>]*?) style="[^"]*"/g;

/**
 * The HTML of an element, to restore it later. A browser's translation sets its styles by script: a strict policy allows that, but
 * forbids the same styles in HTML.
 */
export const printedHtml = (element: Element): string => unhidden(element, 'innerHTML').replace(TRANSLATOR_STYLE, '$1');
