import { escapeRegExp } from '../../../theme/escape-reg-exp';
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
  /**
   * The statements, with `pageContext` in place of `this.context`, behind the methods of the class that they call; empty for an
   * import that does all by itself.
   */
  readonly text: string;
  readonly names: readonly PartName[];
  /** The imports that do something by themselves. */
  readonly effects: readonly Pick<PartName, 'specifier' | 'path' | 'line'>[];
  /** Why the lines can't run without the rest of the module. */
  readonly tied?: string;
}

/** The name by which the copied lines know the page's data. */
export const contextName = 'pageContext';

/** The name by which the copied lines know the object with the copied methods of the page's class. */
const methodsName = 'pageMethods';

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
  const methods = method?.others ?? new Map<string, Method>();
  const calledBy = statements.map((one) => calledMethods(one, methods));
  const used = statements.map((one, at) => {
    return new Set([one, ...(calledBy[at] ?? [])].flatMap((node) => [...referencesIn(node)]));
  });
  const groups = together(statements, used, declared);
  const leaves = statements.findIndex((one) => hasOwn(one, ['ReturnStatement', 'AwaitExpression']));
  const found = groups.map((indexes): Part => {
    const nodes = indexes.map((at) => statements[at]!);
    const needed = indexes.flatMap((at) => [...(used[at] ?? [])]);
    const called = [...new Set(indexes.flatMap((at) => [...(calledBy[at] ?? [])]))];
    const late = leaves >= 0 && indexes.some((at) => at >= leaves);
    const tied = late
      ? `line ${lineAt(script.text, statements[leaves]!)} may end the function before`
      : ([...nodes, ...called.map(bodyOf)].map((node) => tieOf(node, methods)).find((one) => one !== undefined) ??
        needed.flatMap((name) =>
          own.has(name) || name === contextName || method?.parameters.has(name) ? [`uses ${name} of the module`] : [],
        )[0]);
    return part(
      path,
      [...called, ...nodes].map(
        (node) => [lineAt(script.text, node), lineAt(script.text, { start: node.end })] as const,
      ),
      [...methodsObject(script.text, called), ...nodes.map((node) => copied(script.text, node))].join('\n        '),
      names.filter(({ local }) => needed.includes(local)),
      [],
      tied,
    );
  });
  const inReady = new Set(used.flatMap((one) => [...one]));
  const elsewhere = referencesIn(
    script.tree,
    new Set([...(method ? [method.node] : []), ...calledBy.flatMap((one) => [...one])]),
  );
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

type Method = Extract<AnyNode, { type: 'MethodDefinition' }>;

interface ReadyMethod {
  readonly node: AnyNode;
  readonly body: readonly AnyNode[];
  readonly parameters: ReadonlySet<string>;
  /** The other methods of the class, by name. */
  readonly others: ReadonlyMap<string, Method>;
}

/** The method of the exported class that runs when the page is ready. */
function readyMethod(tree: AnyNode): ReadyMethod | undefined {
  let found: ReadyMethod | undefined;
  walk(tree, (node) => {
    if (node.type !== 'ClassBody') return;
    const methods = new Map(
      node.body.flatMap((one) => (isOwnMethod(one) ? [[keyName(one.key) ?? '', one] as const] : [])),
    );
    const ready = methods.get('onReady');
    if (!ready?.value.body) return;
    methods.delete('onReady');
    const parameters = new Set(ready.value.params.flatMap((one) => namesIn(one)));
    found ??= { node: ready, body: ready.value.body.body, parameters, others: methods };
  });
  return found;
}

const isOwnMethod = (node: AnyNode): node is Method =>
  node.type === 'MethodDefinition' && node.kind === 'method' && !node.static && !node.computed;

const bodyOf = ({ value }: Method): AnyNode => value.body;

/** The methods of the class that a node calls by `this`, directly or from one of them. */
function calledMethods(node: AnyNode, methods: ReadonlyMap<string, Method>): ReadonlySet<Method> {
  const called = new Set<Method>();
  const add = (from: AnyNode): void =>
    walkOfThis(from, (one) => {
      const method =
        one.type === 'CallExpression' && isOfThis(one.callee) ? methods.get(lastName(one.callee)) : undefined;
      if (!method || called.has(method)) return;
      called.add(method);
      add(bodyOf(method));
    });
  add(node);
  return called;
}

/** Visits a node and all in it whose `this` is the same. */
function walkOfThis(node: AnyNode, visit: (node: AnyNode) => void): void {
  if (hasOtherThis(node)) return;
  visit(node);
  for (const child of childrenOf(node)) walkOfThis(child, visit);
}

const hasOtherThis = ({ type }: AnyNode): boolean => /^(FunctionExpression|FunctionDeclaration|ClassBody)$/.test(type);

const isOfThis = (node: AnyNode): boolean => node.type === 'MemberExpression' && node.object.type === 'ThisExpression';

/** The line that declares the copied methods. In them, `this` is the object: it has the page's data, too. */
const methodsObject = (text: string, methods: readonly Method[]): string[] =>
  methods.length === 0
    ? []
    : [
        `const ${methodsName} = { ${[`context: ${contextName}`, ...methods.map(({ start, end }) => text.slice(start, end))].join(', ')} };`,
      ];

/** The lines of the class's methods that no script names anywhere else. */
export function uncalledLines(
  { script }: Module,
  texts: readonly string[],
): readonly (readonly [first: number, last: number])[] {
  if (!script) return [];
  const others = readyMethod(script.tree)?.others ?? new Map<string, Method>();
  return [...others].flatMap(([name, method]) => {
    const mentions = texts.flatMap(
      (text) => text.match(new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`, 'g')) ?? [],
    );
    if (mentions.length > 1) return [];
    return [[lineAt(script.text, method), lineAt(script.text, { start: method.end })] as const];
  });
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
function tieOf(statement: AnyNode, methods: ReadonlyMap<string, Method>): string | undefined {
  let tie: string | undefined;
  const visit = (node: AnyNode, parent?: AnyNode, around?: AnyNode): void => {
    if (hasOtherThis(node)) return;
    if (node.type === 'Super') tie ??= 'uses super';
    if (node.type === 'ImportExpression') tie ??= 'imports a module at run time';
    if (node.type === 'ThisExpression') {
      const name = parent?.type === 'MemberExpression' && parent.object === node ? lastName(parent) : '';
      const isCalled = around?.type === 'CallExpression' && around.callee === parent && methods.has(name);
      if (name !== 'context' && !isCalled) tie ??= name === '' ? 'uses this' : `uses this.${name}`;
    }
    for (const child of childrenOf(node)) visit(child, node, parent);
  };
  visit(statement);
  return tie;
}

/** Whether a statement has a node of a type outside of the functions in it. */
const hasOwn = (node: AnyNode, types: readonly string[]): boolean =>
  types.includes(node.type) || (!/Function/.test(node.type) && childrenOf(node).some((child) => hasOwn(child, types)));

function copied(text: string, statement: AnyNode): string {
  const places: { start: number; end: number; name: string }[] = [];
  walkOfThis(statement, (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'ThisExpression') return;
    if (lastName(node) === 'context') places.push({ start: node.start, end: node.end, name: contextName });
    else places.push({ start: node.object.start, end: node.object.end, name: methodsName });
  });
  let at = statement.start;
  const pieces = places
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, name }) => {
      const piece = text.slice(at, start) + name;
      at = end;
      return piece;
    });
  return [...pieces, text.slice(at, statement.end)].join('');
}

/** The names that a node reads, outside of imports and of some other nodes. */
function referencesIn(node: AnyNode, without: ReadonlySet<AnyNode> = new Set()): Set<string> {
  const names = new Set<string>();
  const visit = (one: AnyNode, parent: AnyNode | undefined): void => {
    if (without.has(one) || one.type === 'ImportDeclaration') return;
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
