import { posix } from 'node:path';
import { type AnyNode, lineAt, literalText, parseScript, type Script, walk } from './parse-script';
import type { ReadScript } from './script-source';

/** An import of a module: of another module of the theme, or of a package. */
export interface ModuleImport {
  readonly specifier: string;
  readonly line: number;
  readonly isDynamic: boolean;
  /** The imported module's path in the theme; absent for a package. */
  readonly path?: string;
}

/** A module of a theme's own script. */
export interface Module {
  readonly path: string;
  readonly text: string;
  /** Absent when the text cannot be parsed. */
  readonly script?: Script;
  /** Why the module cannot be read. */
  readonly failure?: string;
  readonly imports: readonly ModuleImport[];
}

/** The modules of a theme's script, each read once. */
export interface ModuleGraph {
  module(path: string): Module;
  /** The paths of all modules that some modules import, directly or indirectly, and their own, sorted. */
  reach(from: readonly string[], follows?: (one: ModuleImport, by: Module) => boolean): string[];
}

/** Reads the modules of a theme on demand. */
export function moduleGraph(read: ReadScript): ModuleGraph {
  const modules = new Map<string, Module>();
  const module = (path: string): Module => {
    const known = modules.get(path) ?? readModule(read, path);
    modules.set(path, known);
    return known;
  };
  return {
    module,
    reach: (from, follows = () => true) => {
      const reached = new Set<string>();
      const queue = [...from];
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        if (reached.has(path)) continue;
        reached.add(path);
        const by = module(path);
        queue.push(...by.imports.flatMap((one) => (one.path !== undefined && follows(one, by) ? [one.path] : [])));
      }
      return [...reached].sort();
    },
  };
}

function readModule(read: ReadScript, path: string): Module {
  const text = read(path);
  if (text === null) return { path, text: '', failure: 'the file is missing', imports: [] };
  try {
    const script = parseScript(path, text);
    return { path, text, script, imports: importsOf(script, read) };
  } catch (error) {
    return { path, text, failure: error instanceof Error ? error.message : String(error), imports: [] };
  }
}

/** Every import of a script: `import`, `export … from`, `import()` and `require()`. */
function importsOf({ path, text, tree }: Script, read: ReadScript): ModuleImport[] {
  const found: ModuleImport[] = [];
  walk(tree, (node) => {
    const specifier = literalText(sourceOf(node));
    if (specifier === undefined) return;
    const resolved = specifier.startsWith('.')
      ? resolveModule(posix.join(posix.dirname(path), specifier), read)
      : undefined;
    found.push({
      specifier,
      line: lineAt(text, node),
      isDynamic: node.type === 'ImportExpression',
      ...(resolved !== undefined && { path: resolved }),
    });
  });
  return found;
}

function sourceOf(node: AnyNode): AnyNode | null | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return node.source;
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === 'require' ? node.arguments[0] : undefined;
    default:
      return undefined;
  }
}

/** The file of a relative import, as webpack finds it. A missing file keeps the name with `.js`. */
const resolveModule = (path: string, read: ReadScript): string =>
  [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`].find((one) => /\.\w+$/.test(one) && read(one) !== null) ??
  `${path}.js`;
