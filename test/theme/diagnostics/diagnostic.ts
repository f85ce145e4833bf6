/** Something in a theme that its author should change. */
export interface Diagnostic {
  /** The name of the rule that it breaks. */
  readonly rule: string;
  /** From the theme's own folder, with slashes. */
  readonly path: string;
  /** Counted from 1; 0 for a problem of the whole file. */
  readonly line: number;
  /** Counted from 1; 0 for a problem of the whole line or file. */
  readonly column: number;
  /** What is wrong, as one sentence. */
  readonly sentence: string;
}

/** `templates/pages/cart.html:12: …`, as editors and terminals understand it. */
export const describeDiagnostic = ({ path, line, sentence }: Diagnostic): string =>
  `${path}${line ? `:${line}` : ''}: ${sentence}`;

/** Removes repetitions, and sorts by path, line and column. */
export function sortDiagnostics(problems: readonly Diagnostic[]): Diagnostic[] {
  const once = new Map<string, Diagnostic>();
  for (const problem of problems)
    if (!once.has(describeDiagnostic(problem))) once.set(describeDiagnostic(problem), problem);
  return [...once.values()].sort((a, b) => compare(a.path, b.path) || a.line - b.line || a.column - b.column);
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
