import type { Literals } from '../known-text';
import type { TemplateNode } from '../template-engine';
import { calledName } from '../walk-template';

/** The page's expression for each parameter of a partial: `described_product` → `product`. */
export type Sources = ReadonlyMap<string, string>;

/**
 * An expression with the names of the page. Two expressions with the same source print the same. Lists are an exception: the
 * source does not distinguish an item from the context around it.
 */
export function sourceOf(node: TemplateNode, sources: Sources, literals: Literals): string {
  if (node.type.endsWith('Literal')) return JSON.stringify(node.value);
  const name = calledName(node) ?? String(node.original ?? '');
  const params = node.params ?? [];
  if (params.length === 0 && !node.hash?.pairs.length) return pathSource(name, sources, literals);
  const given = params.map((param) => sourceOf(param, sources, literals));
  const named = (node.hash?.pairs ?? []).map(({ key, value }) => `${key}=${sourceOf(value, sources, literals)}`);
  return `(${[name, ...given, ...named].join(' ')})`;
}

function pathSource(path: string, sources: Sources, literals: Literals): string {
  const [, ups = '', head = '', rest = ''] = /^((?:\.\.\/)*)(?:this\.)?([\w-]*)(.*)$/.exec(path) ?? [];
  const literal = rest === '' ? literals.get(head) : undefined;
  if (literal !== undefined) return JSON.stringify(literal);
  const given = sources.get(head);
  // A text has no members. So `name.member` is not the parameter, but a value of a list item with the same name.
  const isGiven = given !== undefined && (rest === '' || /^[\w.]+$/.test(given));
  return isGiven ? `${given}${rest}`.replace(/^this\./, '') : `${ups}${head}${rest}`;
}

/** The sources inside a partial. It inherits those of its page. */
export function sourcesOf({ hash }: TemplateNode, outside: Sources, literals: Literals): Sources {
  if (!hash?.pairs.length) return outside;
  return new Map([
    ...outside,
    ...hash.pairs.map(({ key, value }) => [key, sourceOf(value, outside, literals)] as const),
  ]);
}
