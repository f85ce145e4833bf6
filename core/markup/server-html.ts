import { trusted } from '../dom/trusted';
import { unclobbered } from '../dom/unclobbered';

/**
 * Parses server-rendered HTML in a template: nothing in it runs or loads yet, and a parser inside a form would drop its
 * forms.
 */
export function parseServerHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trusted.createHTML(html);
  // Chromium parses `<noscript>` in a template into elements, which the page would show (observed).
  for (const noscript of template.content.querySelectorAll('noscript')) {
    if (noscript.firstElementChild) noscript.textContent = noscript.innerHTML;
  }
  return template.content;
}

/** A browser's translation wraps each text in one. */
const TRANSLATOR_STYLE = /(<font\b[^>]*?) style="vertical-align: inherit;"/g;

/** Without a translation's styles, which a strict Content Security Policy forbids in HTML. */
export const renderedHtml = (element: Element): string =>
  unclobbered(element, 'innerHTML').replace(TRANSLATOR_STYLE, '$1');
