import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { RanTest } from './test-run';

/** What came of some tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests that passed at a second try only: file and title. */
  readonly retried: readonly string[];
  /** Those that were not left out. */
  readonly tests: readonly RanTest[];
}

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be run. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    /** The file. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      /** How often it was run. */
      readonly invocations?: number;
    }[];
  }[];
}

/**
 * Reads what Jest wrote for `--json --outputFile`.
 *
 * @param isGreen whether Jest ended without an error
 */
export function readJestResult(file: string, isGreen: boolean): Outcome {
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
    // Jest may fail for a reason that is no test's: an unwritten snapshot, a broken set-up.
    return { passed: result.numPassedTests, failed: isGreen ? failed : Math.max(failed, 1), retried, tests };
  } catch {
    return { passed: 0, failed: 1, retried: [], tests: [] };
  }
}
