import { trusted } from './trusted';

/** Parses HTML without running scripts or loading images. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trusted.createHTML(html), 'text/html');
}

/** Converts HTML to plain text: `&lt;b&gt;` becomes `<b>`. */
export const htmlToText = (html: string): string =>
  // Most texts have no HTML, and parsing is slow.
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
