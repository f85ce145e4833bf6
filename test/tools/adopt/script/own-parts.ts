import { namesIn } from './bindings';
import { isReference } from './global-names';
import type { Module, ModuleGraph } from './module-graph';
import { type AnyNode, childrenOf, keyName, lastName, lineAt, walk } from './parse-script';

/** A name that a part gets from another module. */
export interface PartName {
  readonly local: string;
  /** `default`, the exported name, or `*` for all of them. */
  readonly imported: string;
  readonly specifier: string;
  /** The module's path in the theme; absent for a package. */
  readonly path?: string;
  /** The line of the import. */
  readonly line: number;
}

/** Lines of a module that start other modules, and that may run without the rest of the module. */
export interface Part {
  readonly path: string;
  /** The lines of the module, first and last of each statement. An import alone has its own line. */
  readonly spans: readonly (readonly [first: number, last: number])[];
  /** The statements, with `pageContext` in place of `this.context`; empty for an import that does all by itself. */
  readonly text: string;
  readonly names: readonly PartName[];
  /** The imports that do something by themselves. */
  readonly effects: readonly Pick<PartName, 'specifier' | 'path' | 'line'>[];
  /** Why the lines can't run without the rest of the module. */
  readonly tied?: string;
}

/** The name by which the copied lines know the page's data. */
export const contextName = 'pageContext';

/**
 * Divides a module of a page into parts: what its class starts when the page is ready, statement by statement, and the imports
 * that work by themselves. What only other methods use is one part, which is tied to the class.
 */
export function partsOf(graph: ModuleGraph, path: string): Part[] {
  const module = graph.module(path);
  const { script } = module;
  if (!script) return [];
  const { names, effects } = importsIn(module);
  const alone = effects.map((one): Part => part(path, [[one.line, one.line]], '', [], [one]));
  const method = readyMethod(script.tree);
  const statements = method?.body ?? [];
  const declared = new Map(statements.flatMap((one, at) => declaredBy(one).map((name) => [name, at] as const)));
  const own = new Set(script.tree.body.flatMap((node) => declaredBy(node)));
  const used = statements.map((one) => referencesIn(one));
  const groups = together(statements, used, declared);
  const leaves = statements.findIndex((one) => hasOwn(one, ['ReturnStatement', 'AwaitExpression']));
  const found = groups.map((indexes): Part => {
    const nodes = indexes.map((at) => statements[at]!);
    const needed = indexes.flatMap((at) => [...(used[at] ?? [])]);
    const late = leaves >= 0 && indexes.some((at) => at >= leaves);
    const tied = late
      ? `line ${lineAt(script.text, statements[leaves]!)} may end the function before`
      : (nodes.map((node) => tieOf(node)).find((one) => one !== undefined) ??
        needed.flatMap((name) =>
          own.has(name) || name === contextName || method?.parameters.has(name) ? [`uses ${name} of the module`] : [],
        )[0]);
    return part(
      path,
      nodes.map((node) => [lineAt(script.text, node), lineAt(script.text, { start: node.end })] as const),
      nodes.map((node) => copied(script.text, node)).join('\n        '),
      names.filter(({ local }) => needed.includes(local)),
      [],
      tied,
    );
  });
  const inReady = new Set(used.flatMap((one) => [...one]));
  const elsewhere = referencesIn(script.tree, method?.node);
  const started = new Set(names.flatMap(({ local, specifier }) => (inReady.has(local) ? [specifier] : [])));
  const rest = names.filter(({ local, specifier }) => elsewhere.has(local) || !started.has(specifier));
  return [
    ...alone,
    ...found,
    ...(rest.length > 0 ? [part(path, [], '', rest, [], 'other methods of the class use it')] : []),
  ];
}

const part = (
  path: string,
  spans: Part['spans'],
  text: string,
  names: readonly PartName[],
  effects: Part['effects'],
  tied?: string,
): Part => ({ path, spans, text, names, effects, ...(tied !== undefined && { tied }) });

function importsIn({ script, imports }: Module): { names: PartName[]; effects: Part['effects'][number][] } {
  const names: PartName[] = [];
  const effects: Part['effects'][number][] = [];
  for (const node of script?.tree.body ?? []) {
    if (node.type !== 'ImportDeclaration') continue;
    const specifier = String(node.source.value);
    const line = lineAt(script?.text ?? '', node);
    const path = imports.find((one) => one.specifier === specifier)?.path;
    const from = { specifier, line, ...(path !== undefined && { path }) };
    if (node.specifiers.length === 0) effects.push(from);
    for (const one of node.specifiers) {
      const imported =
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.type === 'ImportNamespaceSpecifier'
            ? '*'
            : (keyName(one.imported) ?? '');
      names.push({ ...from, local: one.local.name, imported });
    }
  }
  return { names, effects };
}

/** The method of the exported class that runs when the page is ready. */
function readyMethod(tree: AnyNode): { node: AnyNode; body: AnyNode[]; parameters: Set<string> } | undefined {
  let found: { node: AnyNode; body: AnyNode[]; parameters: Set<string> } | undefined;
  walk(tree, (node) => {
    if (node.type !== 'MethodDefinition' || node.static || keyName(node.key) !== 'onReady' || !node.value.body) return;
    const parameters = new Set(node.value.params.flatMap((one) => namesIn(one)));
    found ??= { node, body: node.value.body.body, parameters };
  });
  return found;
}

/** Statements that share a variable, in one group. A constant that only reads the page's data goes to each that uses it. */
function together(
  statements: readonly AnyNode[],
  used: readonly ReadonlySet<string>[],
  declared: ReadonlyMap<string, number>,
): number[][] {
  const isReader = statements.map((node) => isPlainRead(node));
  const needs = used.map((names, at) => new Set([...names].flatMap((name) => declared.get(name) ?? []).concat(at)));
  const groups: Set<number>[] = [];
  statements.forEach((_, at) => {
    if (isReader[at]) return;
    const all = new Set([at]);
    for (const one of all) for (const other of needs[one] ?? []) all.add(other);
    const shared = groups.filter((group) => [...group].some((one) => all.has(one) && !isReader[one]));
    for (const group of shared) {
      groups.splice(groups.indexOf(group), 1);
      for (const one of group) all.add(one);
    }
    groups.push(all);
  });
  return groups.map((group) => [...group].sort((a, b) => a - b)).sort((a, b) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0));
}

/** `const { a, b } = this.context;`, `const a = this.context.b;` */
function isPlainRead(node: AnyNode): boolean {
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return false;
  let isPlain = true;
  walk(node, ({ type }) => {
    if (/^(Call|New|Assignment|Update|Await|Function|ArrowFunction)\w*Expression$/.test(type)) isPlain = false;
  });
  return isPlain;
}

/** What ties a statement to the page's class. */
function tieOf(statement: AnyNode): string | undefined {
  let tie: string | undefined;
  const visit = (node: AnyNode, parent: AnyNode | undefined): void => {
    if (node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration' || node.type === 'ClassBody') return;
    if (node.type === 'Super') tie ??= 'uses super';
    if (node.type === 'ImportExpression') tie ??= 'imports a module at run time';
    if (node.type === 'ThisExpression') {
      const name = parent?.type === 'MemberExpression' && parent.object === node ? lastName(parent) : '';
      if (name !== 'context') tie ??= name === '' ? 'uses this' : `uses this.${name}`;
    }
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(statement, undefined);
  return tie;
}

/** Whether a statement has a node of a type outside of the functions in it. */
const hasOwn = (node: AnyNode, types: readonly string[]): boolean =>
  types.includes(node.type) || (!/Function/.test(node.type) && childrenOf(node).some((child) => hasOwn(child, types)));

function copied(text: string, statement: AnyNode): string {
  const places: AnyNode[] = [];
  walk(statement, (node) => {
    const isContext = node.type === 'MemberExpression' && node.object.type === 'ThisExpression';
    if (isContext && lastName(node) === 'context') places.push(node);
  });
  let at = statement.start;
  const pieces = places
    .sort((a, b) => a.start - b.start)
    .map((node) => {
      const piece = text.slice(at, node.start) + contextName;
      at = node.end;
      return piece;
    });
  return [...pieces, text.slice(at, statement.end)].join('');
}

/** The names that a node reads, outside of imports and of another node. */
function referencesIn(node: AnyNode, without?: AnyNode): Set<string> {
  const names = new Set<string>();
  const visit = (one: AnyNode, parent: AnyNode | undefined): void => {
    if (one === without || one.type === 'ImportDeclaration') return;
    if (one.type === 'Identifier' && isReference(one, parent)) names.add(one.name);
    for (const child of childrenOf(one)) visit(child, one);
  };
  visit(node, undefined);
  return names;
}

const declaredBy = (node: AnyNode): string[] => {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => namesIn(id));
  if ((node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') && node.id) return [node.id.name];
  return node.type === 'ExportNamedDeclaration' && node.declaration ? declaredBy(node.declaration) : [];
};
