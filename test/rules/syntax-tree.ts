import { join } from 'node:path';
import { SyntaxKind, type Node, type SourceFile as Tree } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

export { SyntaxKind, type Node };

export interface ParsedFile {
  readonly path: string;
  readonly tree: Tree;
}

/** The project's files without imported packages. A syntax tree does not need them, and reading them takes longest. */
const settings = 'test/rules/syntax.json';

/** The syntax trees of the project's files in some rooms, by the project's own compiler. */
export function parseFiles(rooms: readonly string[]): ParsedFile[] {
  const top = process.cwd();
  const api = new API({ cwd: top });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(top, settings)] }).getProjects();
    if (!project) throw new Error(`${settings} names no project`);
    return project.rootFiles
      .map((file) => ({ file, path: file.slice(top.length + 1).replaceAll('\\', '/') }))
      .filter(({ path }) => rooms.some((room) => path.startsWith(`${room}/`)))
      .flatMap(({ file, path }) => {
        const tree = project.program.getSourceFile(file);
        return tree ? [{ path, tree }] : [];
      });
  } finally {
    api.close();
  }
}

/**
 * Calls `visit` for a node and all its descendants, parents first, with the chain of its ancestors. The chain is one
 * array that changes during the walk.
 */
export function walk(node: Node, visit: (node: Node, ancestors: readonly Node[]) => void, above: Node[] = []): void {
  visit(node, above);
  above.push(node);
  node.forEachChild((child) => {
    walk(child, visit, above);
    return undefined;
  });
  above.pop();
}

/** The line of a node, counted from 1. */
export const lineOf = (tree: Tree, node: Node): number =>
  tree.text.slice(0, node.getStart?.(tree) ?? node.pos).split('\n').length;
