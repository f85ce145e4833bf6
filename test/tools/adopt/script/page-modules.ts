import type { ModuleGraph } from './module-graph';
import { type AnyNode, keyName, lineAt, literalText, walk } from './parse-script';

/** The entry of the script of Cornerstone and its descendants. */
export const entryModule = 'assets/js/app.js';

/** Which modules the theme's script loads on which pages. */
export interface PageModules {
  /** The modules of every page. */
  readonly always: readonly string[];
  /** The modules that only a page type loads, by the type. Types without an entry load none. */
  readonly byType: ReadonlyMap<string, readonly string[]>;
  /** The modules that the table of page types names, by the type. */
  readonly rootsOf: ReadonlyMap<string, readonly string[]>;
  /** The modules of a merchant's custom template, by the template. */
  readonly byTemplate: ReadonlyMap<string, readonly string[]>;
  /** What cannot be read: page types that these lines could load modules for. */
  readonly unknown: readonly { readonly line: number; readonly text: string }[];
}

/** Reads the tables of a theme's `app.js`: the dynamic import of each page type and of each custom template. */
export function pageModules(graph: ModuleGraph): PageModules {
  const { script, failure, imports } = graph.module(entryModule);
  const isPageOnly = (specifier: string, line: number) =>
    imports.some((one) => one.isDynamic && one.specifier === specifier && one.line === line);
  const always = graph.reach([entryModule], ({ specifier, line, isDynamic }, by) =>
    by.path === entryModule && isDynamic ? !isPageOnly(specifier, line) : true,
  );
  if (!script) {
    const none = new Map<string, string[]>();
    return {
      always,
      byType: none,
      rootsOf: none,
      byTemplate: none,
      unknown: [{ line: 1, text: failure ?? 'unreadable' }],
    };
  }
  const unknown: { line: number; text: string }[] = [];
  const tables = tablesIn(script.tree);
  const entriesOf = (table: AnyNode | undefined): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    if (table?.type !== 'ObjectExpression') return found;
    for (const property of table.properties) {
      const name = property.type === 'Property' && !property.computed ? keyName(property.key) : undefined;
      const specifiers =
        property.type === 'Property' && name !== undefined ? importedBy(script.tree, property.value) : undefined;
      if (name === undefined || specifiers === undefined) {
        unknown.push({ line: lineAt(script.text, property), text: script.text.slice(property.start, property.end) });
        continue;
      }
      const paths = specifiers.flatMap((one) => imports.find(({ specifier }) => specifier === one)?.path ?? []);
      if (paths.length > 0) found.set(name, paths);
    }
    return found;
  };
  if (tables.types === undefined) unknown.push({ line: 1, text: 'no table of page types' });
  const rootsOf = entriesOf(tables.types);
  const reachOf = (roots: ReadonlyMap<string, string[]>) =>
    new Map([...roots].map(([name, paths]) => [name, graph.reach(paths)]));
  return { always, byType: reachOf(rootsOf), rootsOf, byTemplate: reachOf(entriesOf(tables.templates)), unknown };
}

/**
 * The two tables, by how the script reads them: `pageClasses[pageType]` and `customClasses[context.template]`.
 */
function tablesIn(tree: AnyNode): { types?: AnyNode | undefined; templates?: AnyNode | undefined } {
  const names: { types?: string; templates?: string } = {};
  walk(tree, (node) => {
    if (node.type !== 'MemberExpression' || !node.computed || node.object.type !== 'Identifier') return;
    if (node.property.type === 'Identifier') names.types ??= node.object.name;
    const isTemplate =
      node.property.type === 'MemberExpression' &&
      node.property.property.type === 'Identifier' &&
      node.property.property.name === 'template';
    if (isTemplate) names.templates ??= node.object.name;
  });
  return { types: valueOf(tree, names.types), templates: valueOf(tree, names.templates) };
}

function valueOf(tree: AnyNode, name: string | undefined): AnyNode | undefined {
  let value: AnyNode | undefined;
  walk(tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name)
      value ??= node.init ?? undefined;
  });
  return value;
}

/** The modules that a value of a table imports: none for `null`; undefined for a value that cannot be read. */
function importedBy(tree: AnyNode, value: AnyNode): string[] | undefined {
  if (value.type === 'Literal' && value.value === null) return [];
  if (value.type === 'Identifier') {
    const named = valueOf(tree, value.name);
    return named && named.type !== 'Identifier' ? importedBy(tree, named) : undefined;
  }
  if (value.type !== 'ArrowFunctionExpression' && value.type !== 'FunctionExpression') return undefined;
  const found: string[] = [];
  let isReadable = true;
  walk(value, (node) => {
    if (node.type !== 'ImportExpression') return;
    const specifier = literalText(node.source);
    if (specifier === undefined) isReadable = false;
    else found.push(specifier);
  });
  return isReadable ? found : undefined;
}
