import { type Bindings, bindingsOf, isFunction } from './bindings';
import { isReference } from './global-names';
import type { KnownModules } from './known-modules';
import { type Listener, listenerCalls } from './listener-calls';
import type { Module } from './module-graph';
import { ownStatementsOf, statementsOf } from './own-lines';
import { type AnyNode, childrenOf, keyName, lastName, lineAt, type Script, walk } from './parse-script';
import { scriptValues } from './script-values';

/** A statement that no release of the reference theme has, in code that only a listener starts. */
export interface OwnStatement {
  readonly line: number;
  readonly text: string;
  /** A listener that can run it. */
  readonly listener: Listener;
  /** The line of the listener. */
  readonly listenerLine: number;
}

const LONGEST_TEXT = 100;

/**
 * The author's own statements in the listeners of a module of the reference theme, and in the functions that these listeners
 * call. What else a script does as soon as it runs is a hook of its own.
 */
export function ownStatements(
  { script, text: source }: Module,
  known?: Pick<KnownModules, 'statements'>,
): OwnStatement[] {
  if (!script) return [];
  const statements = ownStatementsOf({ text: source }, known);
  if (statements.length === 0) return [];
  const bindings = bindingsOf(script);
  const listenersOf = startingListeners(script, bindings);
  return statements.flatMap(({ start, line }) => {
    const node = nodeAt(script.tree, start);
    if (isHead(node, bindings.parents.get(node))) return [];
    const end = source.slice(start).search(/[;{}\n]/);
    const text = source.slice(start, start + Math.min(end < 0 ? LONGEST_TEXT : end, LONGEST_TEXT)).trim();
    return listenersOf(node).map(({ listener, call }) => ({
      line,
      text,
      listener,
      listenerLine: lineAt(source, lastOfChain(call)),
    }));
  });
}

/** An author's own statement that does something by itself, in code that no listener starts. */
interface OwnEffect {
  readonly line: number;
  readonly text: string;
}

/** The methods with which a script leaves the page, or stores something beside it. */
const storing =
  /^(assign|replace|reload|open|setItem|removeItem|clear|pushState|replaceState|postMessage|dispatchEvent|write|writeln)$/;

/** The names by which the layout starts the theme's script: without the script nothing reads them. */
const starting = /^(stencilBootstrap|onThemeBundleMain|lazySizesConfig)$/;

/**
 * The author's own statements that set a global's property, leave the page or store something: no element shows that a page
 * needs them.
 *
 * @param isOwn whether the statement at an offset is the author's
 */
export function ownEffects({ script, text: source }: Module, isOwn: (offset: number) => boolean): readonly OwnEffect[] {
  if (!script) return [];
  const bindings = bindingsOf(script);
  const listenersOf = startingListeners(script, bindings);
  const isUncalled = uncalled(script, bindings);
  const found: OwnEffect[] = [];
  walk(script.tree, (node) => {
    if (node.type !== 'ExpressionStatement' || !isOwn(node.start)) return;
    const { expression } = node;
    const target =
      expression.type === 'AssignmentExpression'
        ? expression.left
        : expression.type === 'CallExpression' && storing.test(lastName(expression.callee))
          ? expression.callee
          : undefined;
    if (target?.type !== 'MemberExpression' || starting.test(lastName(target))) return;
    const root = rootOf(target);
    if (root.type !== 'Identifier' || bindings.find(root.name, root).length > 0) return;
    if (listenersOf(node).length > 0 || isUncalled(node)) return;
    found.push({ line: lineAt(source, node), text: source.slice(target.start, target.end).slice(0, LONGEST_TEXT) });
  });
  return found;
}

/** Whether a node is in a function of the module that no line calls. */
function uncalled(script: Script, bindings: Bindings): (node: AnyNode) => boolean {
  const { parents } = bindings;
  const mentions = mentionsIn(script, bindings);
  const isExported = (at: AnyNode | undefined): boolean => at !== undefined && /^Export/.test(at.type);
  const isLocal = (at: AnyNode, parent: AnyNode): boolean =>
    at.type === 'FunctionDeclaration'
      ? !isExported(parent)
      : parent.type === 'VariableDeclarator' && !isExported(parents.get(parents.get(parent) ?? parent));
  return (node) => {
    for (let at = node, parent = parents.get(at); parent; at = parent, parent = parents.get(at)) {
      if (isFunction(at) && isLocal(at, parent) && mentions(nameOf(at, parent)).length === 0) return true;
    }
    return false;
  };
}

/** Whether an offset is in a statement that no release of the reference theme has. */
export function ownAt(source: string, known?: Pick<KnownModules, 'statements'>): (offset: number) => boolean {
  const starts = statementsOf(source).map(({ start }) => start);
  const own = new Set(ownStatementsOf({ text: source }, known).map(({ start }) => start));
  return (offset) => own.has(starts.findLast((start) => start <= offset) ?? -1);
}

/** The object at the beginning of a chain of members. */
const rootOf = (node: AnyNode): AnyNode => (node.type === 'MemberExpression' ? rootOf(node.object) : node);

/** Whether a node begins an import or the head of a function or a class: it does nothing by itself. */
const isHead = (node: AnyNode, parent: AnyNode | undefined): boolean =>
  /^(Import|Function|Class)Declaration$/.test(node.type) ||
  (parent !== undefined && 'key' in parent && parent.key === node);

interface Found {
  readonly listener: Listener;
  readonly call: AnyNode;
}

/** Finds the listeners that can run a node: those around it, and those that call the functions around it. */
function startingListeners(script: Script, bindings: Bindings): (node: AnyNode) => Found[] {
  const { parents } = bindings;
  const listenerOf = listenerCalls(scriptValues(bindings));
  const mentions = mentionsIn(script, bindings);

  return (node) => {
    const found = new Map<AnyNode, Found>();
    const seen = new Set<AnyNode>();
    const climb = (from: AnyNode): void => {
      for (let at = from, parent = parents.get(at); parent; at = parent, parent = parents.get(at)) {
        if (seen.has(at)) return;
        seen.add(at);
        if (parent.type === 'CallExpression' && parent.callee !== at) {
          const listener = listenerOf(parent);
          // Elements that are known only near others: the listener around them is known.
          if (listener?.touched.some(({ selector }) => selector !== undefined)) {
            found.set(parent, { listener, call: parent });
            return;
          }
        }
        if (isFunction(at)) for (const mention of mentions(nameOf(at, parent))) climb(mention);
      }
    };
    climb(node);
    return [...found.values()];
  };
}

/** The name by which other lines call a function; empty for one without. */
function nameOf(node: AnyNode, parent: AnyNode): string {
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? '';
  if (parent.type === 'VariableDeclarator') return parent.id.type === 'Identifier' ? parent.id.name : '';
  if (parent.type === 'AssignmentExpression') return lastName(parent.left);
  const isMember = /^(MethodDefinition|PropertyDefinition|Property)$/.test(parent.type);
  return isMember && 'key' in parent ? (keyName(parent.key as AnyNode) ?? '') : '';
}

/** The places of a script that read a name, as a variable or as a member. */
function mentionsIn({ tree }: Script, { parents }: Bindings): (name: string) => readonly AnyNode[] {
  const byName = new Map<string, AnyNode[]>();
  walk(tree, (node) => {
    const parent = parents.get(node);
    if (node.type !== 'Identifier' || parent === undefined) return;
    const isMember = parent.type === 'MemberExpression' && !parent.computed && parent.property === node;
    const isAssigned = parent.type === 'AssignmentExpression' && parent.left === node;
    const isDeclared =
      (parent.type === 'VariableDeclarator' && parent.id === node) || (isFunction(parent) && parent.body !== node);
    if (!isMember && (!isReference(node, parent) || isAssigned || isDeclared)) return;
    byName.set(node.name, [...(byName.get(node.name) ?? []), node]);
  });
  return (name) => (name === '' ? [] : (byName.get(name) ?? []));
}

/** The innermost node at an offset. */
function nodeAt(tree: AnyNode, offset: number): AnyNode {
  for (let node = tree; ; ) {
    const inner = childrenOf(node).find(({ start, end }) => start <= offset && offset < end);
    if (!inner) return node;
    node = inner;
  }
}

const lastOfChain = (node: AnyNode): AnyNode =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.property : node;
