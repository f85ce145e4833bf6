import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { insertAll } from './insert-all';

/** An entry for a JSON file: its path and its value. */
export interface JsonEntry {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * Inserts entries into the text of a JSON file without changing the existing text. Existing entries are not changed.
 *
 * @throws Error when the text is no JSON object, or a step of a path is not an object
 */
export function insertJson(text: string, entries: readonly JsonEntry[]): string {
  const [first = ''] = entries[0]?.path ?? [];
  const isOneTree = entries.length > 1 && entries.every(({ path }) => path[0] === first && path.length > 1);
  // A new tree is inserted as a whole, so that a file of words is parsed once, not for each word.
  const tree =
    isOneTree && !text.includes(JSON.stringify(first)) ? [{ path: [first], value: treeOf(entries) }] : entries;
  return tree.reduce((out, { path, value }) => insertOne(out, path, value), text);
}

/** The tree of the entries below their common first step. */
function treeOf(entries: readonly JsonEntry[]): object {
  const tree: Record<string, unknown> = {};
  for (const { path, value } of entries) {
    let at = tree;
    for (const step of path.slice(1, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ''] = value;
  }
  return tree;
}

function insertOne(text: string, path: readonly string[], value: unknown): string {
  const root = parseTree(text);
  if (root?.type !== 'object') throw new Error('it holds no JSON object');
  const known = path.findIndex((_, index) => !findNodeAtLocation(root, path.slice(0, index + 1)));
  if (known < 0) return text;
  const holder = known === 0 ? root : findNodeAtLocation(root, path.slice(0, known));
  if (holder?.type !== 'object') throw new Error(`"${path.slice(0, known).join('.')}" holds no object`);
  const rest = path.slice(known + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  return insertAll(text, [pieceFor(text, holder, path[known] ?? '', rest)]);
}

/** A property at the end of an object, indented like the file. */
function pieceFor(text: string, holder: Node, key: string, value: unknown): { at: number; text: string } {
  const last = holder.children?.at(-1);
  const unit = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const outer = /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, holder.offset + 1))?.[1] ?? '';
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const written = JSON.stringify(value, null, unit).split('\n').join(`${newline}${outer}${unit}`);
  const property = `${newline}${outer}${unit}${JSON.stringify(key)}: ${written}`;
  return last
    ? { at: last.offset + last.length, text: `,${property}` }
    : { at: holder.offset + 1, text: `${property}${newline}${outer}` };
}
