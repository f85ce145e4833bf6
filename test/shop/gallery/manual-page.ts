import { headingAnchor } from '../../theme/contracts/heading-anchors';
import { escapeHtml } from '../wire/escape-html';
import { galleryDocument } from './gallery-document';

/** A manual page with an anchor for each heading; the text below a heading stays as Markdown. */
export function manualPage(title: string, markdown: string): string {
  const pieces = markdown.split(/^(?=#{1,4} )/m).map((piece) => {
    const [, marks = '', heading = '', rest = ''] = /^(#{1,4}) (.*)\n?([\s\S]*)$/.exec(piece) ?? ['', '', '', piece];
    const label = escapeHtml(heading);
    const text = rest.trim() === '' ? '' : `<pre>${escapeHtml(rest.trim())}</pre>`;
    return heading ? `<h${marks.length} id="${headingAnchor(heading)}">${label}</h${marks.length}>${text}` : text;
  });
  return galleryDocument(title, pieces.join('\n'));
}
