import { type Node, SyntaxKind } from 'typescript';
import { walk } from './syntax-tree';

interface Call {
  readonly expression: Node;
  readonly arguments: readonly (Node & { readonly text?: string })[];
}

const call = (node: Node) => node as unknown as Call;

/** The name of a called function: `it.each` for `it.each(table)('a title', …)`. */
function calleeOf(node: Node): string {
  const { expression, name, text } = node as unknown as { expression?: Node; name?: { text: string }; text?: string };
  if (!expression) return text ?? '';
  return calleeOf(expression) + (name ? `.${name.text}` : '');
}

/** The title in a call of `describe` or `it`; undefined for other calls and skipped tests. */
function titleOf(node: Node, callee: RegExp): string | undefined {
  if (node.kind !== SyntaxKind.CallExpression || !callee.test(calleeOf(call(node).expression))) return undefined;
  return call(node).arguments[0]?.text;
}

const block = /^describe\w*(\.each)?$/;
const test = /^(it|test)(\.each|\.concurrent)*$/;
const leftOut = /^describe\w*\.skip/;

/** The tests of a file that run: the title of each, after those of the enclosing blocks. */
export function findTests(tree: Node): string[][] {
  const found: string[][] = [];
  walk(tree, (node, ancestors) => {
    const title = titleOf(node, test);
    if (title === undefined || ancestors.some((ancestor) => titleOf(ancestor, leftOut) !== undefined)) return;
    found.push([...ancestors.flatMap((ancestor) => titleOf(ancestor, block) ?? []), title]);
  });
  return found;
}
