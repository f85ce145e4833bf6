import { escapeHtml } from '../wire/escape-html';

/** A table cell: text, or a name shown as code. */
export type Cell = string | { readonly code: string };

/** Returns a table with a caption, or an empty string when there are no rows. */
export function htmlTable(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cellHtml(cell)}</td>`).join('')}</tr>`);
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escapeHtml(title)}"><table>
<caption>${escapeHtml(title)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const cellHtml = (cell: Cell): string =>
  typeof cell === 'string' ? escapeHtml(cell) : `<code>${escapeHtml(cell.code)}</code>`;
