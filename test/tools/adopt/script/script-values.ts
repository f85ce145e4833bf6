import type { Bindings } from './bindings';
import { contentMethods, valueMethods } from './dom-methods';
import { type AnyNode, literalText } from './parse-script';
import { hole, insideOf, selectorText } from './selector-text';

/** What an expression of a script can be, as far as it can be read. */
export type Value =
  /** Elements that a selector finds on the whole page. */
  | { readonly is: 'elements'; readonly selector: string }
  /** Elements that a selector finds inside or near elements that are not known here. */
  | { readonly is: 'near'; readonly selector?: string }
  /** The document, the window or the body. */
  | { readonly is: 'root'; readonly name: string }
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'created' }
  | { readonly is: 'unknown' };

const unknown: Value = { is: 'unknown' };
/** Methods whose result is never an element. */
const readers = new Set(
  'index is hasClass serialize serializeArray position outerHeight outerWidth innerHeight innerWidth getAttribute hasAttribute getBoundingClientRect matches contains'.split(
    ' ',
  ),
);

/** Whether a call returns a value of the elements, and not the elements. */
const isRead = (method: string, given: readonly AnyNode[]): boolean =>
  readers.has(method) ||
  (contentMethods.has(method) && given.length === 0) ||
  (valueMethods.has(method) && given.length < 2 && given[0]?.type !== 'ObjectExpression');
const inward = new Set(['find', 'children', 'querySelector', 'querySelectorAll', 'has']);
const outward = new Set([
  'closest',
  'parents',
  'parent',
  'next',
  'prev',
  'siblings',
  'nextAll',
  'prevAll',
  'parentsUntil',
]);

/** Reads the values of a script's expressions. */
export function scriptValues({ find, property, parents }: Bindings): (node: AnyNode | null | undefined) => Value[] {
  const busy = new Set<AnyNode>();
  const known = new Map<AnyNode, Value[]>();

  const read = (node: AnyNode | null | undefined): Value[] => {
    if (!node) return [unknown];
    const before = known.get(node);
    if (before) return before;
    if (busy.has(node)) return [unknown];
    busy.add(node);
    const values = unique(readNode(node));
    busy.delete(node);
    known.set(node, values);
    return values;
  };

  function readNode(node: AnyNode): Value[] {
    const literal = literalText(node);
    if (literal !== undefined) return [{ is: 'text', text: literal }];
    switch (node.type) {
      case 'TemplateLiteral': {
        const text = node.quasis.map(
          ({ value }, at) => (value.cooked ?? '') + (at < node.expressions.length ? textOf(node.expressions[at]) : ''),
        );
        return [{ is: 'text', text: text.join('') }];
      }
      case 'BinaryExpression':
        return node.operator === '+' ? [{ is: 'text', text: textOf(node.left) + textOf(node.right) }] : [unknown];
      case 'Identifier':
        return readName(node.name, node);
      case 'MemberExpression':
        return readMember(node);
      case 'ConditionalExpression':
        return [...read(node.consequent), ...read(node.alternate)];
      case 'LogicalExpression':
        return [...read(node.left), ...read(node.right)];
      case 'AssignmentExpression':
        return read(node.right);
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return read(node.expression);
      case 'SpreadElement':
        return read(node.argument);
      case 'ArrayExpression':
        return node.elements.flatMap((one) => read(one));
      case 'CallExpression':
        return readCall(node);
      default:
        return [unknown];
    }
  }

  /** The text of an expression, or a hole. */
  const textOf = (node: AnyNode | undefined): string => {
    const [first, ...others] = node ? read(node) : [];
    return first?.is === 'text' && others.length === 0 ? first.text : hole;
  };

  function readName(name: string, at: AnyNode): Value[] {
    const bindings = find(name, at);
    if (bindings.length === 0) return name === 'document' || name === 'window' ? [{ is: 'root', name }] : [unknown];
    return bindings.flatMap((binding): Value[] => {
      if (binding.is === 'value') return read(binding.node);
      if (binding.is === 'other') return [unknown];
      const element = elementOfLoop(binding.of, binding.index);
      if (element) return element;
      return binding.fallback ? [...read(binding.fallback), unknown] : [unknown];
    });
  }

  /** The element that `each`, `map` or `forEach` gives to its function. */
  function elementOfLoop(of: AnyNode, index: number): Value[] | undefined {
    const call = parents.get(of);
    if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return undefined;
    const method = nameOf(call.callee);
    const isLoop = method === 'forEach' ? index === 0 : /^(each|map|filter)$/.test(method) && index <= 1;
    if (!isLoop || call.arguments[0] !== of) return undefined;
    const values = read(call.callee.object).filter(({ is }) => is === 'elements' || is === 'near');
    return values.length > 0 ? values : undefined;
  }

  function readMember(node: Extract<AnyNode, { type: 'MemberExpression' }>): Value[] {
    if (node.computed)
      return node.property.type === 'Literal' && typeof node.property.value === 'number'
        ? read(node.object)
        : [unknown];
    const name = nameOf(node);
    const object = read(node.object);
    if (object.some(({ is }) => is === 'root')) {
      if (name === 'document' || name === 'body' || name === 'documentElement' || name === 'head')
        return [{ is: 'root', name }];
      return [unknown];
    }
    if (object.some(({ is }) => is === 'elements' || is === 'near')) return [unknown];
    const given = property(name);
    return given.length > 0 && given.length <= 8 ? given.flatMap((one) => read(one)) : [unknown];
  }

  function readCall(node: Extract<AnyNode, { type: 'CallExpression' }>): Value[] {
    const { callee } = node;
    const [first, second] = node.arguments;
    if (callee.type === 'Identifier' && (callee.name === '$' || callee.name === 'jQuery')) {
      return first ? read(first).flatMap((value) => wrapped(value, second)) : [unknown];
    }
    if (callee.type !== 'MemberExpression') return [unknown];
    const method = nameOf(callee);
    if (method === 'from' && callee.object.type === 'Identifier' && callee.object.name === 'Array') return read(first);
    if (method === 'createElement') return [{ is: 'created' }];
    const objects = read(callee.object);
    return objects.flatMap((object): Value[] => {
      const given = first ? read(first) : [];
      if (method === 'getElementById') return given.map((value) => fromText(object, withSign('#', value)));
      if (method === 'getElementsByClassName') return given.map((value) => fromText(object, withSign('.', value)));
      if (method === 'getElementsByTagName') return given.map((value) => fromText(object, value));
      if (inward.has(method) || outward.has(method)) {
        if (object.is === 'unknown' && method === 'find' && first && given.every(({ is }) => is === 'unknown'))
          return [unknown];
        return first ? given.map((value) => moved(object, value, method)) : [moved(object, undefined, method)];
      }
      if (object.is === 'root' && method !== 'on')
        return object.name === 'document' && /^(ready)$/.test(method) ? [object] : [unknown];
      if (isRead(method, node.arguments)) return [unknown];
      return [object];
    });
  }

  /** What jQuery makes of its argument. */
  function wrapped(value: Value, context: AnyNode | undefined): Value[] {
    if (value.is === 'text') {
      if (value.text.trimStart().startsWith('<')) return [{ is: 'created' }];
      if (/^(body|html|document|html,\s*body)$/.test(value.text)) return [{ is: 'root', name: value.text }];
      const selector = selectorText(value.text);
      if (!context) return [selector === undefined ? { is: 'near' } : { is: 'elements', selector }];
      return read(context).map((around) =>
        fromText(around.is === 'unknown' ? { is: 'root', name: 'document' } : around, value),
      );
    }
    return value.is === 'unknown' ? [{ is: 'near' }] : [value];
  }

  return read;
}

const withSign = (sign: string, value: Value): Value =>
  value.is === 'text' ? { is: 'text', text: sign + value.text } : value;

/** What a selector finds inside some elements. */
function fromText(object: Value, text: Value): Value {
  if (text.is === 'elements' || text.is === 'near') return text;
  const selector = text.is === 'text' ? selectorText(text.text) : undefined;
  if (object.is === 'root') return selector === undefined ? { is: 'near' } : { is: 'elements', selector };
  if (object.is === 'created') return object;
  if (object.is === 'elements')
    return selector === undefined ? { is: 'near' } : { is: 'elements', selector: insideOf(object.selector, selector) };
  return selector === undefined ? { is: 'near' } : { is: 'near', selector };
}

/** What a method finds inside or around some elements. */
function moved(object: Value, text: Value | undefined, method: string): Value {
  if (inward.has(method)) {
    if (text) return fromText(object, text);
    return object.is === 'elements' ? { is: 'elements', selector: insideOf(object.selector, '> *') } : { is: 'near' };
  }
  const selector = text?.is === 'text' ? selectorText(text.text) : undefined;
  return selector === undefined ? { is: 'near' } : { is: 'near', selector };
}

function unique(values: readonly Value[]): Value[] {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText.values()];
}

/** The name of a member that is not computed. */
const nameOf = ({ property, computed }: Extract<AnyNode, { type: 'MemberExpression' }>): string =>
  !computed && property.type === 'Identifier' ? property.name : '';
