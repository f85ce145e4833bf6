/** Something in a theme that its author should change. */
export interface Problem {
  /** From the theme's own folder, with slashes. */
  readonly path: string;
  /** Counted from 1; 0 when the whole file is meant. */
  readonly line: number;
  /** What is wrong, as one sentence. */
  readonly sentence: string;
}

/** `templates/pages/cart.html:12: …`, as editors and terminals understand it. */
export const say = ({ path, line, sentence }: Problem): string => `${path}${line ? `:${line}` : ''}: ${sentence}`;

/** Without repetitions, in the order of the files. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [say(problem), problem]));
  return [...once.values()].sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}
