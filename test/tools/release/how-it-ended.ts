import { readFileSync } from 'node:fs';
import { filesBelow } from '../../support/build/source-files';
import type { TestRun } from '../../support/runs/test-run';
import { rowOf } from './row-of';

/** The results of the tests with one title. */
export interface Ending {
  /** The number of tests that ran: a table has several rows, and several files can use the same test. */
  readonly ran: number;
  readonly failed: number;
  /** Test files, below `test/`, of which no test ran. */
  readonly missing: readonly string[];
}

const isTestFile = (file: string) => /\.test\.tsx?$/.test(file);
const known = new Map<string, readonly string[]>();

/** The test files that run the tests of a file: the file itself, or all files that import it. */
function runnersOf(file: string): readonly string[] {
  if (isTestFile(file)) return [file];
  const named = `/${file.split('/').at(-1)?.replace(/\.ts$/, '')}'`;
  const found =
    known.get(file) ??
    filesBelow('test')
      .filter((path) => isTestFile(path) && readFileSync(path, 'utf8').includes(named))
      .map((path) => path.replace(/^test\//, ''));
  known.set(file, found);
  return found;
}

/**
 * The results of tests, named as in a `Proof`.
 *
 * @param file below `test/`
 * @param title as written, or as a row fills it in
 */
export function howItEnded({ tests }: TestRun, file: string, title: string): Ending {
  const runners = runnersOf(file);
  const wanted = title.split(' › ');
  const here = tests.filter((one) => runners.includes(one.file));
  const asNamed = here.filter(({ titles }) => titles.slice(-wanted.length).join(' › ') === title);
  const asWritten = here.filter(({ titles }) => {
    const ends = titles.slice(-wanted.length);
    return wanted.every((part, at) => rowOf(part, ends[at] ?? '') !== undefined);
  });
  const meant = asNamed.length > 0 ? asNamed : asWritten;
  return {
    ran: meant.length,
    failed: meant.filter(({ isGreen }) => !isGreen).length,
    missing: runners.filter((runner) => !meant.some((one) => one.file === runner)),
  };
}
