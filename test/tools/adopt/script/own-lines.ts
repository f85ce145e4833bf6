import { digits, type KnownModules, shortHash } from './known-modules';
import type { Module } from './module-graph';
import { lineAt, tokenRanges } from './parse-script';
import reference from './reference-modules.json';

/** A statement's tokens without the text between them, and the line where it begins. */
interface Statement {
  readonly tokens: string;
  readonly line: number;
}

/**
 * The statements of a script: what stands between braces and semicolons. Other white space, other comments and another order
 * change none of them.
 *
 * @throws SyntaxError for a text that is no standard JavaScript
 */
export function statementsOf(text: string): Statement[] {
  const found: { tokens: string[]; line: number }[] = [];
  let last: string[] | undefined;
  for (const { start, end } of tokenRanges(text)) {
    const token = text.slice(start, end);
    if (/^(?:[;{}]|\$\{)$/.test(token)) {
      last = undefined;
      continue;
    }
    if (last === undefined) found.push({ tokens: (last = []), line: lineAt(text, { start }) });
    last.push(token);
  }
  return found.map(({ tokens, line }) => ({ tokens: tokens.join(' '), line }));
}

/** The hash by which a statement of the reference theme is known. */
export const statementHash = ({ tokens }: Statement): string => shortHash(tokens, digits.statement);

/** The lines of a module with statements that no release of the reference theme has. */
export function ownLines(
  { text, failure }: Module,
  { statements }: Pick<KnownModules, 'statements'> = reference,
): number[] {
  if (failure !== undefined) return text === '' ? [] : [1];
  const known = new Set(statements.split(' '));
  return [...new Set(statementsOf(text).flatMap((one) => (known.has(statementHash(one)) ? [] : [one.line])))];
}
