import type { Problem } from '../problem';
import type { TemplateEngine, TemplateNode } from '../template-engine';
import { readOutline, type OutlineItem } from './read-outline';

export interface Template {
  /** As partials call it: `components/widgets/quantity`. */
  readonly id: string;
  readonly path: string;
  /** Without its front matter, whose lines are blank: what follows keeps its line numbers. */
  readonly text: string;
  /** What stands between the lines of `---` at its top. */
  readonly frontMatter?: string;
  readonly tree: TemplateNode;
  /** What it prints, as markup with places. */
  readonly outline: readonly OutlineItem[];
}

const frontMatter = /^---\r?\n([\S\s]*?)\r?\n---(?:\r?\n|$)/;

const known = new Map<string, Template | Problem>();

/** Reads a template; or says why that can't be done. */
export function readTemplate(path: string, written: string, engine: TemplateEngine): Template | Problem {
  const key = `${engine.name}\n${path}\n${written}`;
  const template = known.get(key) ?? read(path, written, engine);
  known.set(key, template);
  return template;
}

function read(path: string, written: string, engine: TemplateEngine): Template | Problem {
  const id = path.replace(/^templates\/|\.html$/g, '');
  const above = frontMatter.exec(written);
  const text = above ? above[0].replace(/[^\n]/g, ' ') + written.slice(above[0].length) : written;
  try {
    const tree = engine.parse(text);
    const outline = readOutline(text, statements(tree, text));
    return { id, path, text, tree, outline, ...(above && { frontMatter: above[1] ?? '' }) };
  } catch (error) {
    return unreadable(path, error);
  }
}

/** The statements of a template, by the offsets at which they begin. */
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

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function unreadable(path: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  // A parser names the line, a block that is closed by another name its line and column.
  const [, named, own] = /line (\d+)| - (\d+):\d+/.exec(message) ?? [];
  const line = Number(named ?? own ?? 0);
  const sentence = `the template can't be read: ${message.split('\n').join(' ')}`;
  return { rule: 'unreadable-template', path, line, column: line ? 1 : 0, sentence };
}
