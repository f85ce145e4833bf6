import { trusted } from '../page/trusted';

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
