/** The result of an attempt at a case. */
export interface Attempt {
  /** What failed, one sentence each; none if the case passed. */
  readonly problems: readonly string[];
  /** Replaces `done` in the printed line. */
  readonly ending?: string;
}

/** The last attempt at a case. */
export type Outcome<Result extends Attempt = Attempt> = Result & { readonly milliseconds: number };

/** The totals of a run. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** The cases that passed only at the retry. */
  readonly retried: readonly string[];
}

/**
 * Whether words of the command line choose a name.
 *
 * @param needed whether the name must contain every word, or one of them
 */
export function isChosen(name: string, words: readonly string[], needed: 'every' | 'some' = 'some'): boolean {
  const isIn = (word: string) => name.toLowerCase().includes(word.toLowerCase());
  return words.length === 0 || (needed === 'every' ? words.every(isIn) : words.some(isIn));
}

/** The cases whose names the words choose. @throws Error when there are none */
export function chooseCases<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  words: readonly string[],
  needed: 'every' | 'some' = 'some',
): Case[] {
  const chosen = cases.filter((one) => isChosen(nameOf(one), words, needed));
  if (chosen.length === 0) throw new Error(`no name contains ${words.join(needed === 'every' ? ' and ' : ' or ')}`);
  return chosen;
}

/** Runs cases, and counts them. */
export class Run {
  #totals = { passed: 0, failed: 0, retried: [] as string[] };

  /**
   * Runs a case and prints its result. If it fails, it runs once more: a retry separates a busy machine from a fault of ours.
   */
  async runCase<Result extends Attempt>(name: string, attempt: () => Promise<Result>): Promise<Outcome<Result>> {
    const first = await printAttempt(name, attempt);
    const isRetried = first.problems.length > 0;
    const last = isRetried ? await printAttempt(name, attempt) : first;
    const isPassed = last.problems.length === 0;
    this.#totals[isPassed ? 'passed' : 'failed'] += 1;
    if (isPassed && isRetried) this.#totals.retried.push(name);
    return last;
  }

  /** The number of cases that have failed. */
  get failed(): number {
    return this.#totals.failed;
  }

  /** Prints the totals, and sets the status of the process. */
  end(): void {
    printTotals(this.#totals);
  }
}

async function printAttempt<Result extends Attempt>(
  name: string,
  attempt: () => Promise<Result>,
): Promise<Outcome<Result>> {
  const started = Date.now();
  const result = await attempt();
  const milliseconds = Date.now() - started;
  const { problems, ending = 'done' } = result;
  console.log(`  ${(problems.length > 0 ? 'FAILED' : ending).padEnd(6)} ${name}, ${milliseconds} ms`);
  for (const problem of problems) console.log(`         ${problem}`);
  return { ...result, milliseconds };
}

/** Prints the cases that needed the retry, then the last line of every run, and sets the status of the process. */
export function printTotals({ passed, failed, retried }: Totals): void {
  if (retried.length > 0) console.log(`\nPassed only at the retry:\n${retried.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\ntests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
