import { bindingsOf, isFunction } from './bindings';
import { contentMethods, quietMethods, valueMethods } from './dom-methods';
import { globalsOf } from './global-names';
import { listenerCalls } from './listener-calls';
import type { Module } from './module-graph';
import { packageHooks } from './package-hooks';
import { type AnyNode, lastName, lineAt, type Script, walk } from './parse-script';
import { scriptValues, type Value } from './script-values';
import { isSelectorLike } from './selector-text';
import { type Touched, touchedBy, touchedWithin } from './touched';

/** A place where a script touches the page. */
export interface Hook extends Touched {
  /** The module's path in the theme. */
  readonly path: string;
  /** The name by which claims know the hook: `global/menu`, or the package `foundation.dropdown`. */
  readonly module: string;
  readonly line: number;
  /** A listener; a change as soon as the line runs; elements or a selector given to other code; a global of the page. */
  readonly kind: 'event' | 'load' | 'passed' | 'global';
  /** The event's name, the method's or the global's. */
  readonly name: string;
  /** Whether the line runs only in a listener on elements. */
  readonly isInHandler: boolean;
  /** The script's own text, shortened. */
  readonly text: string;
}

/** What a node of a script does to elements. */
type Act = Pick<Hook, 'kind' | 'name'> & Touched;
type Call = Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>;

const LONGEST_TEXT = 100;

/** The name of a module in claims: its path below the theme's script. */
export const moduleName = (path: string): string =>
  path.replace(/^assets\/js\/(theme\/)?/, '').replace(/(\/index)?\.m?js$/, '');

/** Finds every place where a module and the packages that it imports touch the page, in the order of the lines. */
export function moduleHooks({ path, script, imports }: Module): Hook[] {
  const ofPackages = imports.flatMap(({ specifier, line }) =>
    (packageHooks[specifier] ?? []).flatMap(({ selector, events }) =>
      events.map((name): Hook => {
        const module = specifier.replace(/.*\//, '');
        return {
          path,
          module,
          line,
          kind: 'event',
          selector,
          name,
          scope: 'page',
          isInHandler: false,
          text: specifier,
        };
      }),
    ),
  );
  return oncePerLine([...ofPackages, ...(script ? scriptHooks(script) : [])]);
}

function scriptHooks(script: Script): Hook[] {
  const { path, text, tree } = script;
  const bindings = bindingsOf(script);
  const { parents } = bindings;
  const read = scriptValues(bindings);
  const listenerOf = listenerCalls(read);
  const found: Hook[] = [];

  walk(tree, (node) => {
    for (const act of actsOf(node)) {
      const excerpt = text.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, LONGEST_TEXT);
      const line = lineAt(text, endOfChain(node));
      found.push({ path, module: moduleName(path), line, isInHandler: isInHandler(node), text: excerpt, ...act });
    }
  });
  const globals = globalsOf(script, bindings).map(({ name, node }) =>
    globalHook(path, moduleName(path), lineAt(text, node), name),
  );
  return [...found, ...globals];

  function actsOf(node: AnyNode): Act[] {
    switch (node.type) {
      case 'AssignmentExpression':
        return node.left.type === 'MemberExpression' ? assigned(node.left) : [];
      case 'Property':
        return handedOver(node.value);
      case 'ReturnStatement':
        return node.argument ? handedOver(node.argument).filter(({ name }) => name === 'elements') : [];
      case 'NewExpression':
        return called(node);
      case 'CallExpression': {
        const listener = listenerOf(node);
        if (!listener) return called(node);
        const events = [...new Set(listener.events)];
        return listener.touched.flatMap((touched) => events.map((name): Act => ({ kind: 'event', name, ...touched })));
      }
      default:
        return [];
    }
  }

  /** `element.onclick = …`, `element.innerHTML = …`, `element.style.top = …` */
  function assigned({ object, property, computed }: Extract<AnyNode, { type: 'MemberExpression' }>): Act[] {
    const name = !computed && property.type === 'Identifier' ? property.name : '';
    const owner =
      object.type === 'MemberExpression' && /^(style|dataset)$/.test(lastName(object)) ? object.object : object;
    const kind = /^on[a-z]+$/.test(name) ? 'event' : 'load';
    return read(owner)
      .filter((value) => isElements(value) || isBody(value))
      .map((value): Act => ({ kind, name: kind === 'event' ? name.slice(2) : name, ...touchedBy(value) }));
  }

  /** A call that changes elements, or gets them or their selector. */
  function called({ callee, arguments: given }: Call): Act[] {
    const method = callee.type === 'MemberExpression' ? lastName(callee) : '';
    const objects = callee.type === 'MemberExpression' ? read(callee.object) : [];
    if (objects.some(({ is }) => is === 'elements' || is === 'near' || is === 'created' || is === 'root')) {
      const changed = writes(method, given) ? objects.filter((value) => isElements(value) || isBody(value)) : [];
      return changed.map((value): Act => ({ kind: 'load', name: method, ...touchedBy(value) }));
    }
    const readsSelector = callee.type === 'Identifier' ? /^(\$|jQuery)$/.test(callee.name) : quietMethods.has(method);
    return readsSelector ? [] : given.flatMap(handedOver);
  }

  /** The elements and the selectors that a value gives to other code. */
  function handedOver(node: AnyNode): Act[] {
    return read(node).flatMap((value): Act[] => {
      if (value.is === 'elements') return [{ kind: 'passed', name: 'elements', ...touchedBy(value) }];
      if (value.is !== 'text' || !isSelectorLike(value.text)) return [];
      return [{ kind: 'passed', name: 'selector', ...touchedWithin({ is: 'root', name: 'document' }, value.text) }];
    });
  }

  function isInHandler(node: AnyNode): boolean {
    for (let at: AnyNode | undefined = node; at; at = parents.get(at)) {
      if (!isFunction(at)) continue;
      let call = parents.get(at);
      // `debounce(() => …)` and `(() => …).bind(this)` stand between the function and the listener.
      for (let depth = 0; depth < 2 && call?.type === 'CallExpression' && !listenerOf(call); depth += 1) {
        call = parents.get(call);
      }
      const listener = call?.type === 'CallExpression' ? listenerOf(call) : undefined;
      if (listener?.touched.every(({ scope }) => scope !== 'root')) return true;
    }
    return false;
  }
}

const isElements = ({ is }: Value): boolean => is === 'elements' || is === 'near';

/** Methods of the document and the window make and measure. Those of the body and the root element change it. */
const isBody = (value: Value): boolean => value.is === 'root' && value.name !== 'document' && value.name !== 'window';

/** Whether a method of a collection or an element changes it. */
const writes = (method: string, given: readonly AnyNode[]): boolean =>
  method !== '' &&
  !quietMethods.has(method) &&
  !(valueMethods.has(method) && given.length === 1 && given[0]?.type !== 'ObjectExpression') &&
  !((contentMethods.has(method) || valueMethods.has(method)) && given.length === 0);

/** A chain of calls counts for the line of its last method. */
const endOfChain = (node: AnyNode): AnyNode =>
  node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.property : node;

function oncePerLine(hooks: readonly Hook[]): Hook[] {
  const byKey = new Map(hooks.map((hook) => [[hook.line, hook.kind, hook.selector, hook.name].join(' '), hook]));
  return [...byKey.values()].sort((a, b) => a.line - b.line);
}

/** A hook of no element: a global that the line reads, or something else that it may do. */
export const globalHook = (path: string, module: string, line: number, name: string): Hook => ({
  path,
  module,
  line,
  kind: 'global',
  name,
  scope: 'root',
  isInHandler: false,
  text: name,
});
