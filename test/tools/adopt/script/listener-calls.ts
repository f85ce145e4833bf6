import { eventMethods } from './dom-methods';
import { utilsHooks } from './package-hooks';
import { type AnyNode, keyName, lastName } from './parse-script';
import type { Value } from './script-values';
import { type Touched, touchedBy, touchedWithin } from './touched';

/** The events that a call listens to, and the elements. */
export interface Listener {
  readonly events: readonly string[];
  readonly touched: readonly Touched[];
}

type Call = Extract<AnyNode, { type: 'CallExpression' }>;
type Read = (node: AnyNode | null | undefined) => Value[];

/** Reads the calls of a script that add a listener: jQuery's, the browser's and those of `hooks`. Others are undefined. */
export function listenerCalls(read: Read): (call: Call) => Listener | undefined {
  return ({ callee, arguments: given }) => {
    if (callee.type !== 'MemberExpression') return undefined;
    const [first, second, third] = given;
    const method = lastName(callee);
    const owner = lastName(callee.object);
    const objects = read(callee.object);
    // By the convention of jQuery's users, a name that begins with `$` is a collection.
    const isCollection = objects.some(({ is }) => is !== 'unknown' && is !== 'text') || owner.startsWith('$');
    const touched = objects.map(touchedBy);
    const delegated = (selectors: readonly string[]) =>
      selectors.length === 0
        ? touched
        : selectors.flatMap((selector) => objects.map((object) => touchedWithin(object, selector)));

    if (method === 'addEventListener') return { events: eventsOf(first), touched };
    if ((method === 'on' || method === 'one') && owner === 'hooks') return hooksListener(eventsOf(first));
    if (method === 'on' || method === 'one') {
      if (given.length < 2 && first?.type !== 'ObjectExpression') return undefined;
      const selectors = third !== undefined || first?.type === 'ObjectExpression' ? textsOf(second) : [];
      if (!isCollection && selectors.length === 0) return undefined;
      return { events: eventsOf(first), touched: delegated(selectors) };
    }
    if (!isCollection) return undefined;
    if (method === 'delegate') return { events: eventsOf(second), touched: delegated(textsOf(first)) };
    if (method === 'live' || (method === 'bind' && textsOf(first).length > 0))
      return { events: eventsOf(first), touched };
    return eventMethods.has(method) && first && first.type !== 'Literal' ? { events: [method], touched } : undefined;
  };

  function textsOf(node: AnyNode | undefined): string[] {
    return node ? read(node).flatMap((value) => (value.is === 'text' ? [value.text] : [])) : [];
  }

  /** The names of events, without jQuery's namespaces; `?` for one that is known only at run time. */
  function eventsOf(node: AnyNode | undefined): string[] {
    const texts =
      node?.type === 'ObjectExpression'
        ? node.properties.map((one) => (one.type === 'Property' ? (keyName(one.key) ?? '') : ''))
        : textsOf(node).flatMap((text) => text.split(/\s+/));
    const names = texts.map((text) => text.replace(/[.\0].*/s, ''));
    return names.length > 0 ? names.map((name) => name || '?') : ['?'];
  }
}

/** A listener to events of the platform's package, which sends them for elements of its own selectors. */
function hooksListener(names: readonly string[]): Listener {
  const known = names.map((name) => utilsHooks[name]);
  return {
    events: known.flatMap((one, at) => one?.events ?? [names[at] ?? '?']),
    touched: known.map((one): Touched => (one ? { selector: one.selector, scope: 'page' } : { scope: 'near' })),
  };
}
