import { type AnyNode, type Options, type Program, parse, tokenizer } from 'acorn';

export type { AnyNode } from 'acorn';

/** A parsed script of a theme. */
export interface Script {
  /** The path in the theme: `assets/js/theme/cart.js`. */
  readonly path: string;
  readonly text: string;
  readonly tree: Program;
}

const options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowHashBang: true,
  allowReturnOutsideFunction: true,
} as const satisfies Options;

/** @throws SyntaxError with the line, for a text that is no standard JavaScript */
export const parseScript = (path: string, text: string): Script => ({ path, text, tree: parse(text, options) });

/** The tokens of a script: its text without comments and white space. */
export const tokensOf = (text: string): string[] => tokenRanges(text).map(({ start, end }) => text.slice(start, end));

/** The offsets of a script's tokens. */
export const tokenRanges = (text: string): { readonly start: number; readonly end: number }[] => [
  ...tokenizer(text, options),
];

/** The line of a node, counted from 1. */
export const lineAt = (text: string, { start }: { readonly start: number }): number =>
  text.slice(0, start).split('\n').length;

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The child nodes of a node, in the order of its properties. */
export const childrenOf = (node: AnyNode): AnyNode[] => Object.values(node).flat().filter(isNode);

/** Calls `visit` for a node and all its descendants, parents first. */
export function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** The parent of every node of a script. */
export function parentsIn(tree: Program): ReadonlyMap<AnyNode, AnyNode> {
  const parents = new Map<AnyNode, AnyNode>();
  walk(tree, (node) => {
    for (const child of childrenOf(node)) parents.set(child, node);
  });
  return parents;
}

/** The text of a literal, or of a template without expressions. */
export function literalText(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The name of a property's key: `a`, `'a'` or `404`. */
export const keyName = (key: AnyNode): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

/** The last name of `a.b.c` or `c`; empty for anything else. */
export function lastName(node: AnyNode): string {
  if (node.type === 'Identifier') return node.name;
  const isNamed = node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier';
  return isNamed && node.property.type === 'Identifier' ? node.property.name : '';
}
