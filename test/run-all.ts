// npm test: everything that can be checked, and one line at the end. `npm test -- <words>` runs only the test files whose
// path has one of the words in it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestFiles, type Kind } from './jest/find-test-files';
import { readJestResult, type Outcome } from './jest/read-jest-result';
import { beginTestRun } from './jest/test-run';

const drafts = mkdtempSync(join(tmpdir(), 'storefront-tests-'));
const words = process.argv.slice(2);

/**
 * Runs a program of node_modules under a heading.
 *
 * @param isAlone its output goes to the terminal as it comes; else at once when it ends, so that others' do not mix with it
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

/** A step that has no tests to count: it counts as one. */
async function once(heading: string, program: string, args: readonly string[]): Promise<Outcome> {
  const isGreen = await run(heading, program, args, false);
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, retried: [], tests: [] };
}

async function jest(heading: string, kinds: readonly Kind[], files: readonly string[] = []): Promise<Outcome> {
  const output = join(drafts, `${heading.replaceAll(' ', '-')}.json`);
  const args = ['--json', `--outputFile=${output}`, '--maxWorkers=2', '--selectProjects', ...kinds];
  if (files.length > 0) args.push('--runTestsByPath', ...files);
  const isGreen = await run(heading, 'jest/bin/jest.js', args, true);
  return readJestResult(output, isGreen);
}

async function runAll(): Promise<Outcome[]> {
  const quick = [
    once('format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']),
    once('types', 'typescript/bin/tsc', ['--noEmit']),
    once('theme check', 'tsx/dist/cli.mjs', ['test/theme-check/check.ts']),
  ];
  return [
    ...(await Promise.all(quick)),
    await jest('unit tests and rules of the house', ['unit', 'rules']),
    await jest('browser tests', ['browser']),
  ];
}

async function runPart(): Promise<Outcome[]> {
  const found = findTestFiles(words);
  const kinds = [...found.keys()];
  if (kinds.length > 0) return [await jest(kinds.join(', '), kinds, [...found.values()].flat())];
  console.log(`No test file has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`);
  return [{ passed: 0, failed: 1, retried: [], tests: [] }];
}

const keep = beginTestRun();
const outcomes = await (words.length > 0 ? runPart() : runAll());
// A part is run again and again until it is green: a release speaks of the whole.
if (words.length === 0) keep(outcomes.flatMap(({ tests }) => tests));
rmSync(drafts, { recursive: true, force: true });

const retried = outcomes.flatMap((outcome) => outcome.retried);
if (retried.length > 0) console.log(`\nPassed at a second try only, so not sound:\n${retried.join('\n')}`);
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
console.log(`\ntests: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
