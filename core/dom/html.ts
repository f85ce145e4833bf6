import { trusted } from './trusted';

/** Parses the shop's HTML into a separate document, which runs no scripts and loads no images. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
}

/** Converts a piece of the shop's HTML to plain text. Entities are decoded once: `&lt;b&gt;` becomes the text `<b>`. */
export const htmlToText = (html: string): string =>
  // Most texts have no HTML, and a parser costs time in each render.
  (/[<&]/.test(html) ? textOf(parseHtml(html)) : html)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

function textOf({ body }: Document): string {
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  for (const lineEnd of body.querySelectorAll('p, li, div')) lineEnd.append('\n');
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return body.textContent ?? '';
}
