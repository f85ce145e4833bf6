import { headingAnchor } from '../../theme-check/guide/heading-anchors';
import { escapeHtml } from '../wire/escape-html';
import { galleryDocument } from './gallery-document';

/** A document of the theme authors with the addresses of its headings; what is below a heading stands as it is written. */
export function manualPage(title: string, markdown: string): string {
  const pieces = markdown.split(/^(?=#{1,4} )/m).map((piece) => {
    const [, marks = '', heading = '', rest = ''] = /^(#{1,4}) (.*)\n?([\s\S]*)$/.exec(piece) ?? ['', '', '', piece];
    const label = escapeHtml(heading);
    const text = rest.trim() === '' ? '' : `<pre>${escapeHtml(rest.trim())}</pre>`;
    return heading ? `<h${marks.length} id="${headingAnchor(heading)}">${label}</h${marks.length}>${text}` : text;
  });
  return galleryDocument(title, pieces.join('\n'));
}
