import { trusted } from './trusted';

/** Parses the shop's HTML into a separate document, which runs no scripts and loads no images. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
}
