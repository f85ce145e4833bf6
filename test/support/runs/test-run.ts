import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cleanCommit } from '../build/read-tree';

/** A test that ran. */
export interface RanTest {
  /** The path, relative to `test/`. */
  readonly file: string;
  /** The titles of its describe blocks, then its own. */
  readonly titles: readonly string[];
  readonly isGreen: boolean;
}

/** The results of the tests on a commit. */
export interface TestRun {
  readonly commit: string;
  readonly tests: readonly RanTest[];
}

const storedAt = join('.cache', 'test-run.json');

/** Stores a run for the next release, together with the results of other files' tests on the same commit. */
export function keepTestRun({ commit, tests }: TestRun, file = storedAt): void {
  const again = new Set(tests.map((one) => one.file));
  const others = findTestRun(commit, file)?.tests.filter((one) => !again.has(one.file)) ?? [];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ commit, tests: [...others, ...tests] }));
}

/** Finds the stored run of a commit; undefined when there is none, or the last run was of another commit. */
export function findTestRun(commit: string, file = storedAt): TestRun | undefined {
  try {
    const run = JSON.parse(readFileSync(file, 'utf8')) as TestRun;
    return run.commit === commit ? run : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Begins a run. Returns a function that stores its tests. It stores them only if the working tree is clean at the beginning
 * and at the end of the run, and the commit is the same.
 */
export function beginTestRun(): (tests: readonly RanTest[]) => void {
  const before = cleanCommit();
  return (tests) => {
    if (before !== undefined && before === cleanCommit()) keepTestRun({ commit: before, tests });
  };
}
