import { readFileSync } from 'node:fs';
import { createSourceFile, type Node, ScriptTarget, type SourceFile } from 'typescript';

export const parseFile = (path: string): SourceFile =>
  createSourceFile(path, readFileSync(path, 'utf8'), ScriptTarget.Latest);

/**
 * Calls `visit` for a node and all its descendants, parents first, with the chain of its ancestors. The chain is one
 * array that changes during the walk.
 */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void, above: Node[] = []): void {
  visit(node, above);
  above.push(node);
  node.forEachChild((child) => walk(child, visit, above));
  above.pop();
}
