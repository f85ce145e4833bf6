import type { TemplateNode } from './template-engine';
import { calledName } from './walk-template';

/** The literal parameters of a partial, by name. */
export type Literals = ReadonlyMap<string, string>;

/** The text that an expression always renders; undefined when it depends on the shop. */
export function knownText(node: TemplateNode, literals: Literals): string | undefined {
  if (node.type.endsWith('Literal')) return String(node.value);
  if (node.type === 'PathExpression') return literals.get(String(node.original));
  const name = calledName(node);
  const params = node.params ?? [];
  if (name === 'concat' || name === 'multiConcat') {
    const texts = params.map((param) => knownText(param, literals));
    return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
  }
  return params.length === 0 && name !== undefined ? literals.get(name) : undefined;
}

/** The literal parameters of the partial that a node includes. A partial inherits those of its page. */
export function literalsOf({ hash }: TemplateNode, outside: Literals): Literals {
  const inside = new Map(outside);
  for (const { key, value } of hash?.pairs ?? []) {
    const text = knownText(value, outside);
    if (text === undefined) inside.delete(key);
    else inside.set(key, text);
  }
  return inside;
}
