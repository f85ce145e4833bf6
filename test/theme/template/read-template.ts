import type { Diagnostic } from '../diagnostics/diagnostic';
import type { TemplateEngine, TemplateNode } from '../template-engine';
import { findUnclosedBlock } from './find-unclosed-block';
import { type OutlineItem, readOutline } from './read-outline';

export interface Template {
  /** The id in calls of partials: `components/widgets/quantity`. */
  readonly id: string;
  readonly path: string;
  /** The text with blanks in place of its front matter, so that line numbers are unchanged. */
  readonly text: string;
  /** The text between the lines of `---` at its top. */
  readonly frontMatter?: string;
  readonly tree: TemplateNode;
  /** Its output, as markup with offsets. */
  readonly outline: readonly OutlineItem[];
}

const frontMatter = /^---\r?\n([\S\s]*?)\r?\n---(?:\r?\n|$)/;

const known = new Map<string, Template | Diagnostic>();

/** Reads a template, or returns the problem. */
export function readTemplate(path: string, written: string, engine: TemplateEngine): Template | Diagnostic {
  const key = `${engine.name}\n${path}\n${written}`;
  const template = known.get(key) ?? read(path, written, engine);
  known.set(key, template);
  return template;
}

function read(path: string, written: string, engine: TemplateEngine): Template | Diagnostic {
  const id = path.replace(/^templates\/|\.html$/g, '');
  const above = frontMatter.exec(written);
  const text = above ? above[0].replace(/[^\n]/g, ' ') + written.slice(above[0].length) : written;
  try {
    const tree = engine.parse(text);
    const outline = readOutline(text, statements(tree, text));
    return { id, path, text, tree, outline, ...(above && { frontMatter: above[1] ?? '' }) };
  } catch (error) {
    return unreadable(path, text, error);
  }
}

/** The statements of a template, by start offset. */
function statements(tree: TemplateNode, text: string): Map<number, TemplateNode> {
  const lines = lineStarts(text);
  const found = new Map<number, TemplateNode>();
  const read = (node: TemplateNode | undefined) => {
    if (!node) return;
    if (node.loc && node.type !== 'Program')
      found.set((lines[node.loc.start.line - 1] ?? 0) + node.loc.start.column, node);
    for (const child of node.body ?? []) read(child);
    read(node.program);
    read(node.inverse);
  };
  read(tree);
  return found;
}

/** The offsets of the starts of a text's lines. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function unreadable(path: string, text: string, error: unknown): Diagnostic {
  // The parser recurses, so a large template fills its stack.
  const message = String(error instanceof Error ? error.message : error);
  const unclosed = /got 'EOF'$| doesn't match /.test(message) && findUnclosedBlock(text);
  if (unclosed) {
    const sentence = `the block {{#${unclosed.name}}} is not closed: {{/${unclosed.name}}} is missing`;
    return { rule: 'unreadable-template', path, line: unclosed.line, column: 1, sentence };
  }
  const isTooLarge = error instanceof RangeError;
  const size = `${Math.ceil(text.length / 1000)} kB`;
  const reason = isTooLarge
    ? `it is too large (${size}), or its blocks are nested too deep: split it into partials`
    : message.split('\n').join(' ');
  // A parse error names the line; for a closing tag without a block it names line and column.
  const [, named, own] = /line (\d+)| - (\d+):\d+/.exec(message) ?? [];
  const line = Number(named ?? own ?? (isTooLarge ? 1 : 0));
  const sentence = `the template can't be read: ${reason}`;
  return { rule: 'unreadable-template', path, line, column: line ? 1 : 0, sentence };
}
