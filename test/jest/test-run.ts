import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanCommit } from '../release/read-tree';

/** A test that was run: the titles of the blocks around it, then its own. */
export interface RanTest {
  /** Below `test/`. */
  readonly file: string;
  readonly titles: readonly string[];
  readonly isGreen: boolean;
}

/** What came of the tests that were run on a commit. */
export interface TestRun {
  readonly commit: string;
  readonly tests: readonly RanTest[];
}

const keptAt = join('.cache', 'test-run.json');

/** Keeps a run for the next release, beside what other files' tests came to on the same commit. */
export function keepTestRun({ commit, tests }: TestRun, file = keptAt): void {
  const again = new Set(tests.map((one) => one.file));
  const others = findTestRun(commit, file)?.tests.filter((one) => !again.has(one.file)) ?? [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ commit, tests: [...others, ...tests] }));
}

/** Finds what is kept of a commit; nothing where the last run was of another one, or there was none. */
export function findTestRun(commit: string, file = keptAt): TestRun | undefined {
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as TestRun;
    return run.commit === commit ? run : undefined;
  } catch {
    return undefined;
  }
}

/** Begins a run. What it gives back keeps the tests, if every line that they ran is in the commit. */
export function beginTestRun(): (tests: readonly RanTest[]) => void {
  const before = cleanCommit();
  return (tests) => {
    if (before !== undefined && before === cleanCommit()) keepTestRun({ commit: before, tests });
  };
}
