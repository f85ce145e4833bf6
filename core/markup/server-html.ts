import { trusted } from '../dom/trusted';
import { unclobbered } from '../dom/unclobbered';

/**
 * Parses HTML that the shop's server rendered, for the page. No script of it runs, and no picture loads, before it is inserted. It is
 * parsed in a template: inside a form, the parser would drop the forms of the HTML, and their fields would belong to the form around
 * them.
 */
export function parseServerHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted.createHTML(html);
  // Chromium parses templates without scripting: `<noscript>` then has elements, not text, and the page would show them (observed).
  for (const noscript of template.content.querySelectorAll('noscript')) {
    if (noscript.firstElementChild) noscript.textContent = noscript.innerHTML;
  }
  return template.content;
}

/** The style of the elements that a browser's translation puts around each text: `<font style="vertical-align: inherit;">`. */
const TRANSLATOR_STYLE = /(<font\b[^>]*?) style="vertical-align: inherit;"/g;

/**
 * The HTML of an element, for setting it again later. It leaves out the styles of a browser's translation. The browser sets
 * them by script; a strict Content Security Policy allows that, but forbids the same styles in HTML.
 */
export const renderedHtml = (element: Element): string =>
  unclobbered(element, 'innerHTML').replace(TRANSLATOR_STYLE, '$1');
