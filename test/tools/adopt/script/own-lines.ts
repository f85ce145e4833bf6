import { digits, type KnownModules, shortHash } from './known-modules';
import type { Module } from './module-graph';
import { keyName, lastName, lineAt, tokenRanges, walk } from './parse-script';
import reference from './reference-modules.json';

/** A statement's tokens without the text between them, and the offset and the line where it begins. */
interface Statement {
  readonly tokens: string;
  readonly start: number;
  readonly line: number;
}

/**
 * The statements of a script: what stands between braces and semicolons. Other white space, other comments and another order
 * change none of them.
 *
 * @throws SyntaxError for a text that is no standard JavaScript
 */
export function statementsOf(text: string): Statement[] {
  const found: { tokens: string[]; start: number; line: number }[] = [];
  let last: string[] | undefined;
  for (const { start, end } of tokenRanges(text)) {
    const token = text.slice(start, end);
    if (/^(?:[;{}]|\$\{)$/.test(token)) {
      last = undefined;
      continue;
    }
    if (last === undefined) found.push({ tokens: (last = []), start, line: lineAt(text, { start }) });
    last.push(token);
  }
  return found.map(({ tokens, ...place }) => ({ tokens: tokens.join(' '), ...place }));
}

/** The hash by which a statement of the reference theme is known. */
export const statementHash = ({ tokens }: Pick<Statement, 'tokens'>): string => shortHash(tokens, digits.statement);

/** The lines of a module with statements that no release of the reference theme has. */
export function ownLines(module: Module, known?: Pick<KnownModules, 'statements'>): number[] {
  const { text, failure } = module;
  if (failure !== undefined) return text === '' ? [] : [1];
  return [...new Set(ownStatementsOf(module, known).map(({ line }) => line))];
}

/** The statements of a readable module that no release of the reference theme has. */
export function ownStatementsOf(
  { text }: Pick<Module, 'text'>,
  { statements }: Pick<KnownModules, 'statements'> = reference,
): Statement[] {
  const known = new Set(statements.split(' '));
  return statementsOf(text).filter((one) => !known.has(statementHash(one)));
}

/** The first and the last of some lines. */
export type Span = readonly [first: number, last: number];

export const isWithin = (spans: readonly Span[], line: number): boolean =>
  spans.some(([first, last]) => line >= first && line <= last);

/** The methods that some lines of a module call by `this`. */
export function methodsCalledIn({ script, text }: Module, lines: readonly Span[]): string[] {
  const names: string[] = [];
  if (script)
    walk(script.tree, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
      if (node.callee.object.type === 'ThisExpression' && isWithin(lines, lineAt(text, node)))
        names.push(lastName(node.callee));
    });
  return names;
}

/** The lines of some methods of a module's class. */
export function methodSpans({ script, text }: Module, names: readonly string[]): Span[] {
  const found: Span[] = [];
  if (script && names.length > 0)
    walk(script.tree, (node) => {
      if (node.type === 'MethodDefinition' && names.includes(keyName(node.key) ?? ''))
        found.push([lineAt(text, node), lineAt(text, { start: node.end })]);
    });
  return found;
}

/** The author's own lines among some lines of a module. */
export const ownLinesWithin = (
  module: Module,
  spans: readonly Span[],
  linesOf: typeof ownLines = ownLines,
): number[] => (spans.length === 0 ? [] : linesOf(module).filter((line) => isWithin(spans, line)));
