// npm test: everything that can be checked, one step after the other, and one line at the end.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be run. */
  readonly numRuntimeErrorTestSuites: number;
}

const drafts = mkdtempSync(join(tmpdir(), 'storefront-tests-'));

/** Runs a program with its output on the terminal, as its own heading says. */
function run(heading: string, program: string, args: readonly string[]): boolean {
  console.log(`\n— ${heading}`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [join('node_modules', program), ...args], { stdio: 'inherit' });
  console.log(`— ${heading}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

/** A step that has no tests to count: it counts as one. */
const once = (heading: string, program: string, args: readonly string[]): Count =>
  run(heading, program, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function jest(heading: string, args: readonly string[]): Count {
  const output = join(drafts, `${heading.replaceAll(' ', '-')}.json`);
  const green = run(heading, 'jest/bin/jest.js', ['--json', `--outputFile=${output}`, ...args]);
  try {
    const result = JSON.parse(readFileSync(output, 'utf8')) as JestResult;
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    // Jest may fail for a reason that is no test's: an unwritten snapshot, a broken set-up.
    return { passed: result.numPassedTests, failed: green ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const counts = [
  once('format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
  once('types', 'typescript/bin/tsc', ['--noEmit']),
  jest('unit tests', ['--selectProjects', 'unit']),
  jest('rules of the house', ['--selectProjects', 'rules']),
  once('theme check', 'tsx/dist/cli.mjs', ['test/theme-check/check.ts']),
  jest('browser tests', ['--selectProjects', 'browser', '--maxWorkers=2']),
];
rmSync(drafts, { recursive: true, force: true });

const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0);
console.log(`\ntests: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
