import type { TemplateNode } from './template-engine';

/**
 * Calls `visit` for every node of a template, in the order of the text.
 *
 * @param visit also gets the node's depth: the number of contexts between the template's own context and the node. Each list
 *   item is a context. The depth is uncertain inside a block whose data decide whether it changes the context.
 */
export function walkTemplate(node: TemplateNode, visit: Visit, depth = 0, isCertain = true): void {
  visit(node, depth, isCertain);
  for (const child of childrenOf(node)) {
    const isInside = child === node.program && node.type === 'BlockStatement';
    const isDeeper = isInside && bringsContext(node);
    walkTemplate(child, visit, isDeeper ? depth + 1 : depth, isCertain && (!isInside || hasKnownContext(node)));
  }
}

type Visit = (node: TemplateNode, depth: number, isCertain: boolean) => void;

const ownContext = 'each with for JSONparseSafe'.split(' ');

/** Blocks that do not change the context. */
const sameContext =
  'if unless or and all any neither compare contains inArray eq equals is isnt gt gte lt lte unlessEq unlessGt unlessGteq unlessLt unlessLteq ifEven ifOdd startsWith lengthEqual partial block'.split(
    ' ',
  );

/** Whether the context of a block's content is known. `{{#name}}` changes the context for an object, but not for `true`. */
const hasKnownContext = (node: TemplateNode): boolean =>
  hasParameters(node) && [...ownContext, ...sameContext].includes(calledName(node) ?? '');

/** Whether a block changes the context of its content: `{{#each list}}`, or `{{#product}}` over a value of the page. */
const bringsContext = (node: TemplateNode): boolean =>
  node.type === 'BlockStatement' && (!hasParameters(node) || ownContext.includes(calledName(node) ?? ''));

/** Whether a node passes parameters. Without any it may read a value of the page instead of calling a helper. */
export const hasParameters = ({ params = [], hash }: TemplateNode): boolean =>
  params.length > 0 || (hash?.pairs.length ?? 0) > 0;

function childrenOf(node: TemplateNode): TemplateNode[] {
  const { path, params = [], hash, program, inverse, body = [] } = node;
  const computed = path && 'type' in path && path.type === 'SubExpression' ? [path as TemplateNode] : [];
  const named = hash?.pairs.map(({ value }) => value) ?? [];
  return [...computed, ...params, ...named, ...body, ...[program, inverse].filter((part) => part !== undefined)];
}

/** The line of a node, counted from 1. */
export const lineOf = (node: TemplateNode): number => node.loc?.start.line ?? 0;

/** The name that a mustache, a block or a subexpression calls or reads: `lang`, `if`, `product.title`. */
export const calledName = (node: TemplateNode): string | undefined =>
  typeof node.path?.original === 'string' ? node.path.original : undefined;

/** The text of a literal parameter. */
export const literalText = (node: TemplateNode | undefined): string | undefined =>
  node?.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined;

/** The partial that a node includes by its literal name. */
export function includedPartial(node: TemplateNode): string | undefined {
  if (node.type !== 'PartialStatement' && node.type !== 'PartialBlockStatement') return undefined;
  const name = node.name?.original;
  return typeof name === 'string' && name !== '@partial-block' ? name : undefined;
}

/** The folder of a `{{dynamicComponent 'folder'}}`: the data choose one of its partials. */
export const includedFolder = (node: TemplateNode): string | undefined =>
  calledName(node) === 'dynamicComponent' ? literalText(node.params?.[0])?.replace(/\/$/, '') : undefined;
