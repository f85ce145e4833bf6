import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Totals } from './run-cases';
import type { RanTest } from './test-run';

/** The result of some tests. */
export interface JestOutcome extends Totals {
  /** The tests that were not skipped. */
  readonly tests: readonly RanTest[];
}

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not be run. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      /** The number of attempts. */
      readonly invocations?: number;
    }[];
  }[];
}

/**
 * Reads the output of Jest's `--json --outputFile`.
 *
 * @param isGreen whether Jest exited without an error
 */
export function readJestResult(file: string, isGreen: boolean): JestOutcome {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
    const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
    const retried = result.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
    );
    const tests = result.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ status, ancestorTitles, title }) => ({
          file: relative('test', name),
          titles: [...ancestorTitles, title],
          isGreen: status === 'passed',
        })),
    );
    // Jest can fail for reasons other than a test: an unwritten snapshot, a broken set-up.
    return { passed: result.numPassedTests, failed: isGreen ? failed : Math.max(failed, 1), retried, tests };
  } catch {
    return { passed: 0, failed: 1, retried: [], tests: [] };
  }
}
