// `npm test` proves in minutes that the bundle and the theme sell; `npm run test:tools` (`--tools`) proves the tools and the
// local shop, `npm run test:all` (`--all`) all of it. Each ends with one line of totals. With words, each runs only the
// test files whose path contains one of the words.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findTestFiles, type Kind } from './find-test-files';
import { type JestOutcome, readJestResult } from './read-jest-result';
import { printTotals } from './run-cases';
import { beginTestRun } from './test-run';

const drafts = mkdtempSync(join(tmpdir(), 'storefront-tests-'));
const {
  values: { all: isWhole, tools: isOfTools },
  positionals: words,
} = parseArgs({
  options: { all: { type: 'boolean', default: false }, tools: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** The browser suites that `npm test` includes: a page comes alive, a shopper buys, the cart is true. Regular expressions. */
const selling = ['pages/adoption', 'sale/', 'cart/cart-(?:lines|quantity|codes|shipping|freshness|without-javascript)'];

const documents = ['README.md', 'core', 'widgets', 'test', 'theme-templates'];

/** The tests of the tools, the local shop and the test support. `npm test` runs none of them. A regular expression. */
const ofTools =
  'test/(?:unit/(?:shop|support|theme|tools)/|endurance/|engines/|faults/|browser/(?:driver/|site/|pages/(?:adopt-|gallery|inspector|played-)))';

/**
 * Runs a program of node_modules under a heading.
 *
 * @param isAlone whether its output is printed as it arrives; otherwise at its end, so that outputs do not mix
 */
async function run(heading: string, program: string, args: readonly string[], isAlone: boolean): Promise<boolean> {
  const started = Date.now();
  if (isAlone) console.log(`\n— ${heading}`);
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (!isAlone) console.log(`\n— ${heading}\n${Buffer.concat(output).toString().trimEnd()}`);
  console.log(`— ${heading}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status === 0;
}

/** Runs a step that has no tests to count: it counts as one. */
async function once(heading: string, program: string, args: readonly string[]): Promise<JestOutcome> {
  const isGreen = await run(heading, program, args, false);
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, retried: [], tests: [] };
}

/** @param choice Jest's arguments that choose the files; all files of these kinds when absent */
async function jest(
  heading: string,
  kinds: readonly Kind[],
  choice: readonly string[] = [],
  workers = 2,
): Promise<JestOutcome> {
  const output = join(drafts, `${heading.replaceAll(' ', '-')}.json`);
  const args = ['--json', `--outputFile=${output}`, `--maxWorkers=${workers}`, '--selectProjects', ...kinds, ...choice];
  const isGreen = await run(heading, 'jest/bin/jest.js', args, true);
  return readJestResult(output, isGreen);
}

/** Imports, unused code and links, as in `npm run lint`; one after the other, so that tests of timers keep their time. */
async function checkStructure(): Promise<JestOutcome[]> {
  const knip = ['--no-config-hints', '--cache', '--cache-location', '.cache/knip'];
  return [
    await once('imports', 'dependency-cruiser/bin/dependency-cruise.mjs', ['core', 'widgets', 'test', 'build.mjs']),
    await once('unused code of the bundle', 'knip/bin/knip.js', [...knip, '--production']),
    ...(isWhole ? [await once('unused code', 'knip/bin/knip.js', knip)] : []),
    await once('links in documents', 'remark-cli/cli.js', [...documents, '--frail', '--quiet', '--no-stdout']),
  ];
}

async function runAll(): Promise<JestOutcome[]> {
  if (isOfTools) return [await jest('tests of the tools', ['unit', 'browser'], ['--testPathPatterns', ofTools])];
  const quick = [
    once('format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
    once('types', '@typescript/native/bin/tsc', ['--noEmit']),
    once('theme check', 'tsx/dist/cli.mjs', ['test/tools/check/check.ts']),
  ];
  const left = `${ofTools}|test/browser/(?!${selling.join('|')})`;
  const choice = isWhole ? [] : ['--testPathIgnorePatterns', left];
  // All kinds in one go, so that unit tests use the cores while browser tests wait. With all browser tests two workers keep two
  // cores busy; with three, tests of timers failed.
  const workers = isWhole ? 2 : 3;
  const tests = jest('unit tests, rules and browser tests', ['unit', 'rules', 'browser'], choice, workers);
  const [structure, ...outcomes] = await Promise.all([checkStructure(), ...quick, tests]);
  return [...structure, ...outcomes];
}

async function runPart(): Promise<JestOutcome[]> {
  const found = findTestFiles(words);
  // Browser tests would take too long for a widget's author.
  if (!isWhole && found.size > 1) found.delete('browser');
  const kinds = [...found.keys()];
  if (kinds.length > 0)
    return [await jest(kinds.join(', '), kinds, ['--runTestsByPath', ...[...found.values()].flat()])];
  console.log(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  return [{ passed: 0, failed: 1, retried: [], tests: [] }];
}

const keep = beginTestRun();
const outcomes = await (words.length > 0 ? runPart() : runAll());
// A developer may repeat a part until it passes. So a release reports whole runs only.
if (isWhole && words.length === 0) keep(outcomes.flatMap(({ tests }) => tests));
rmSync(drafts, { recursive: true, force: true });

const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
printTotals({
  passed: sum('passed'),
  failed: sum('failed'),
  retried: outcomes.flatMap((outcome) => outcome.retried),
});
