import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { insertAll } from './insert-all';

/** Something for a JSON file: where it goes, step by step, and what it is. */
export interface JsonEntry {
  readonly path: readonly string[];
  readonly value: unknown;
}

/**
 * Puts entries into the text of a JSON file, whose own text stays as it is. What is there already is left alone.
 *
 * @throws Error where the text is no JSON object, or a step of a path holds no object
 */
export function insertJson(text: string, entries: readonly JsonEntry[]): string {
  const [first = ''] = entries[0]?.path ?? [];
  const isOneTree = entries.length > 1 && entries.every(({ path }) => path[0] === first && path.length > 1);
  // A tree that is not there yet goes in as a whole: a file of words is read once, not for each word.
  const tree =
    isOneTree && !text.includes(JSON.stringify(first)) ? [{ path: [first], value: treeOf(entries) }] : entries;
  return tree.reduce((out, { path, value }) => insertOne(out, path, value), text);
}

/** What the entries hold below the first step that they share. */
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

/** A property at the end of an object, indented as its file is. */
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
