import { parseWithoutProcessing } from '@handlebars/parser';

/** A template's call of a partial, with the offsets of its mustache. */
export interface Call {
  readonly partial: string;
  readonly start: number;
  readonly end: number;
}

/** A template that an HTML tokenizer can read. */
export interface BlankTemplate {
  /** The template with each mustache replaced by blanks of the same length, so that offsets are those of the file. */
  readonly html: string;
  readonly calls: readonly Call[];
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The part of Handlebars' syntax tree that is used here. */
interface Node {
  readonly type: string;
  readonly loc?: { readonly start: Position; readonly end: Position };
  readonly original?: unknown;
  readonly name?: { readonly original?: unknown };
  readonly body?: readonly Node[];
  readonly program?: Node;
  readonly inverse?: Node;
}

const frontMatter = /^---\r?\n[\S\s]*?\r?\n---(?=\r?\n|$)/;

/**
 * Blanks all mustaches, and the front matter. An unquoted value becomes letters, so that it remains a value.
 *
 * @throws Error with the line when the text is not a valid template
 */
export function blankMustaches(text: string): BlankTemplate {
  const starts = lineStarts(text);
  const offsetOf = ({ line, column }: Position) => (starts[line - 1] ?? 0) + column;
  // Only an empty program has no location.
  const placeOf = ({ loc }: Node) => ({ start: loc ? offsetOf(loc.start) : 0, end: loc ? offsetOf(loc.end) : 0 });
  const calls: Call[] = [];
  const pieces: { start: number; end: number }[] = [];
  const visit = (node: Node): void => {
    const partial = node.name?.original;
    if (node.type === 'ContentStatement') {
      const { start, end } = placeOf(node);
      if (text.slice(start, end) !== node.original) throw new Error(`line ${node.loc?.start.line} can't be placed`);
      pieces.push({ start, end });
    } else if (node.type.startsWith('Partial') && typeof partial === 'string') {
      calls.push({ partial, ...placeOf(node) });
    }
    for (const child of [...(node.body ?? []), node.program, node.inverse]) if (child) visit(child);
  };
  visit(parseWithoutProcessing(text) as unknown as Node);

  const head = frontMatter.exec(text)?.[0].length ?? 0;
  let html = '';
  for (const { start, end } of pieces) {
    html += blanks(text, html.length, start) + text.slice(start, end);
  }
  html += blanks(text, html.length, text.length);
  return { html: text.slice(0, head).replace(/[^\n]/g, ' ') + html.slice(head), calls };
}

/** The same number of spaces, with line ends unchanged; for an unquoted value, letters. */
const blanks = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/[^\n]/g, text[start - 1] === '=' ? 'x' : ' ');

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
