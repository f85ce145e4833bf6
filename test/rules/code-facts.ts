import { type Node, type SourceFile, SyntaxKind } from 'typescript';
import { sourceFiles } from '../support/build/source-files';
import { findPhrase } from './find-phrase';
import { parseFile, walk } from './syntax-tree';

interface Found {
  readonly line: number;
  readonly text: string;
}

/** The facts about a TypeScript file that the rules check. */
interface CodeFacts {
  readonly path: string;
  /** Literals that read like a sentence and are not part of a report, an error or a selector. */
  readonly phrases: readonly Found[];
  /** The `on…` properties that the file passes to elements or parts. */
  readonly handlers: readonly Found[];
  /** The browser's interfaces that the file uses: storage, cookies, requests, raw HTML. */
  readonly interfaces: readonly Found[];
}

/** The facts of every file of core and widgets. */
export const codeFacts = (): CodeFacts[] => sourceFiles(['core', 'widgets']).map(({ path }) => describe(path));

/** `core/x.ts:12: text`, for a failure. */
export const place = ({ path }: { path: string }, { line, text }: Found): string => `${path}:${line}: ${text}`;

/** Loosely typed on purpose: only the fields that are used here. */
interface Named {
  readonly name?: { readonly text?: string };
  readonly text?: string;
  readonly expression?: Node & { readonly text?: string };
}

const named = (node: Node) => node as unknown as Named;
const nameOf = (node: Node) => named(node).name?.text;

const interfaces = [
  'localStorage',
  'sessionStorage',
  'cookie',
  'fetch',
  'XMLHttpRequest',
  'dangerouslySetInnerHTML',
  'DOMParser',
  'trustedTypes',
];
const rawHtml = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'];

function describe(path: string): CodeFacts {
  const phrases: Found[] = [];
  const handlers: Found[] = [];
  const used: Found[] = [];
  const tree = parseFile(path);
  walk(tree, (node, ancestors) => {
    const phrase = findPhrase(node, ancestors);
    if (phrase) phrases.push(foundAt(tree, node, phrase));
    if (isProperty(node) && /^on[A-Z]/.test(nameOf(node) ?? '')) handlers.push(foundAt(tree, node, nameOf(node) ?? ''));
    if (node.kind === SyntaxKind.Identifier) {
      const text = named(node).text ?? '';
      const isInterface = interfaces.includes(text) || (rawHtml.includes(text) && isWritten(ancestors));
      if (isInterface && !inType(ancestors)) used.push(foundAt(tree, node, text));
    }
  });
  return { path, phrases, handlers, interfaces: used };
}

const foundAt = (tree: SourceFile, node: Node, text: string): Found => ({
  line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
  text,
});

const properties = [SyntaxKind.JsxAttribute, SyntaxKind.PropertyAssignment, SyntaxKind.ShorthandPropertyAssignment];
const isProperty = (node: Node) => properties.includes(node.kind);

const inType = (ancestors: readonly Node[]) =>
  ancestors.some(({ kind }) =>
    [SyntaxKind.TypeReference, SyntaxKind.TypeQuery, SyntaxKind.InterfaceDeclaration].includes(kind),
  );

/** Reading `innerHTML` is harmless: only an assignment or a call counts. */
function isWritten(ancestors: readonly Node[]): boolean {
  const access = ancestors.at(-1);
  const outer = ancestors.at(-2) as (Node & { left?: Node; expression?: Node }) | undefined;
  if (outer?.kind === SyntaxKind.BinaryExpression) {
    const { operatorToken } = outer as unknown as { operatorToken: Node };
    return outer.left === access && operatorToken.kind === SyntaxKind.EqualsToken;
  }
  return outer?.kind === SyntaxKind.CallExpression && outer.expression === access;
}
