// Prints the facts of the rooms named on the command line as JSON; see code-facts.ts.
import type { CodeFacts, Found } from './code-facts';
import { findPhrase } from './find-phrase';
import { findTests } from './find-tests';
import { lineOf, parseFiles, SyntaxKind, walk, type Node, type ParsedFile } from './syntax-tree';

/** Loosely typed on purpose: only the fields that are used here. */
interface Named {
  readonly name?: { readonly text?: string; readonly elements?: readonly Node[] };
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

function describe({ path, tree }: ParsedFile): CodeFacts {
  const phrases: Found[] = [];
  const handlers: Found[] = [];
  const used: Found[] = [];
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
  return { path, exports: exportsOf(tree), phrases, handlers, interfaces: used, tests: findTests(tree) };
}

const foundAt = (tree: ParsedFile['tree'], node: Node, text: string): Found => ({ line: lineOf(tree, node), text });

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

function exportsOf(tree: Node): string[] {
  const names: string[] = [];
  tree.forEachChild((statement) => {
    const { modifiers } = statement as unknown as { modifiers?: readonly Node[] };
    const has = (kind: SyntaxKind) => modifiers?.some((modifier) => modifier.kind === kind) ?? false;
    if (statement.kind === SyntaxKind.ExportAssignment || has(SyntaxKind.DefaultKeyword)) names.push('default');
    if (statement.kind === SyntaxKind.ExportDeclaration) names.push(...reExports(statement));
    else if (has(SyntaxKind.ExportKeyword)) names.push(...declared(statement));
    return undefined;
  });
  return names;
}

function reExports(statement: Node): string[] {
  const { exportClause } = statement as unknown as { exportClause?: { elements?: readonly Node[] } };
  return exportClause?.elements?.map((element) => nameOf(element) ?? '') ?? ['*'];
}

function declared(statement: Node): string[] {
  const { declarationList } = statement as unknown as { declarationList?: { declarations: readonly Node[] } };
  const declarations = declarationList?.declarations ?? [statement];
  return declarations.flatMap((declaration) => {
    const { name } = named(declaration);
    return name?.elements ? name.elements.map((element) => nameOf(element) ?? '') : [name?.text ?? ''];
  });
}

process.stdout.write(JSON.stringify(parseFiles(process.argv.slice(2)).map(describe)));
