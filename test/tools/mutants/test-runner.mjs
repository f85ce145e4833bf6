// Stryker's plug-in that runs the tests of a mutant. Stryker's own one loads every test file for each mutant. This one
// runs only the files that run the mutant's line, one after another, and stops at the first that fails.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { runCLI } from 'jest';
import { isInSample } from './sample.mjs';

/** Some lines are run by nearly all test files, which would take minutes for each mutant that survives. */
const MOST_FILES = 30;

/** In the copy of the project in which Stryker runs the tests. */
const filesFile = 'test-files.json';

class TestFilesRunner {
  /**
   * How often each test file runs each mutant's code, and how long it takes.
   * @type {Record<string, { hits: Record<string, number>, milliseconds: number }>}
   */
  #files = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.config = createRequire(join(process.cwd(), 'package.json'))('./test/tools/mutants/jest-config.cjs');
    // Stryker starts another process after a mutant that never ends.
    if (existsSync(filesFile)) this.#files = JSON.parse(readFileSync(filesFile, 'utf8'));
  }

  /**
   * Runs all test files that import one of the files, and counts for each of them how often it runs a mutant's code. For
   * Stryker, a file is one test. Code that runs when a module is loaded counts for each file that loads it.
   *
   * @param {{ files?: string[] }} options
   */
  async dryRun({ files = [] }) {
    globalThis.mutantRun = { coverage: new Map() };
    const { testResults } = await this.#jest({ _: files, findRelatedTests: true });
    const tests = testResults.map(({ testFilePath, perfStats, testExecError, failureMessage }) => {
      const id = relative(process.cwd(), testFilePath);
      const milliseconds = perfStats.runtime;
      this.#files[id] = { hits: globalThis.mutantRun.coverage.get(testFilePath), milliseconds };
      // Stryker's numbers for a success and a failure.
      const outcome = failureMessage || testExecError ? { status: 1, failureMessage } : { status: 0 };
      return { id, name: id, fileName: testFilePath, timeSpentMs: milliseconds, ...outcome };
    });
    writeFileSync(filesFile, JSON.stringify(this.#files));
    const perTest = Object.fromEntries(Object.entries(this.#files).map(([file, { hits }]) => [file, hits]));
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } };
  }

  /**
   * @param {{
   *   activeMutant: { id: string; location: { start: { line: number; column: number } }; mutatorName: string };
   *   sandboxFileName: string;
   *   testFilter?: string[];
   *   hitLimit?: number;
   * }} options
   */
  async mutantRun({ activeMutant: mutant, sandboxFileName, testFilter = [], hitLimit }) {
    const mutated = relative(process.cwd(), sandboxFileName);
    const { line, column } = mutant.location.start;
    // Stryker counts from 0 here, and from 1 in its results. A mutant outside of the sample does not count.
    const survived = { status: 'survived', nrOfTests: testFilter.length };
    if (!isInSample(mutated, { ...mutant, line: line + 1, column: column + 1 })) return survived;
    for (const file of this.#inOrder(mutant.id, dirname(mutated), testFilter).slice(0, MOST_FILES)) {
      globalThis.mutantRun = { mutant: mutant.id, hitLimit };
      const { testResults } = await this.#jest({ _: [file], runTestsByPath: true });
      if (globalThis.mutantRun.isEndless) return { status: 'timeout', reason: 'hit limit' };
      const failed = testResults.find(({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError);
      if (failed)
        return { status: 'killed', killedBy: [file], failureMessage: failed.failureMessage ?? '', nrOfTests: 1 };
    }
    return survived;
  }

  /** First the tests of the mutant's own folder, then those that run it most in their time: these probably notice it. */
  #inOrder(mutant, folder, testFiles) {
    const rank = (file) => {
      const { hits, milliseconds } = this.#files[file] ?? { hits: {}, milliseconds: 1 };
      return (file.startsWith(`test/unit/${folder}/`) ? 1e9 : 0) + (hits[mutant] ?? 0) / milliseconds;
    };
    return [...testFiles].sort((one, other) => rank(other) - rank(one));
  }

  async #jest(options) {
    const { results } = await runCLI(
      {
        $0: 'mutants',
        config: JSON.stringify(this.config),
        runInBand: true,
        silent: true,
        passWithNoTests: true,
        ...options,
      },
      [this.config.rootDir],
    );
    return results;
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'test-files', injectableClass: TestFilesRunner }];
