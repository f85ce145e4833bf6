import { trusted } from './trusted';

/** Parses HTML of the shop's into a document of its own, which runs no script and loads no picture. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
}
