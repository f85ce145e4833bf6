import { readFileSync } from 'node:fs';
import type { TestRun } from '../jest/test-run';
import { rowOf } from '../rules/row-of';
import { filesBelow } from '../rules/source-files';

/** What became of the tests that a title means. */
export interface Ending {
  /** How many there are: a table has several, and a file that many others use, too. */
  readonly ran: number;
  readonly failed: number;
  /** Files of tests, below `test/`, of which none was run. */
  readonly missing: readonly string[];
}

const isTestFile = (file: string) => /\.test\.tsx?$/.test(file);
const known = new Map<string, readonly string[]>();

/** The files that run the tests of a file: it itself, or all that take them from it. */
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
 * What became of tests, called as a `Proof` calls them.
 *
 * @param file below `test/`
 * @param title as it is written, or as a row fills it in
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
