// npm run mutants: makes small changes to the code, one at a time, and reports the changes that no unit test detects.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { filesBelow } from '../../support/build/source-files';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Files that differ from the main branch; on the main branch, from the previous commit. */
function changedFiles(): string[] {
  const onMain = git('rev-parse', '--abbrev-ref', 'HEAD')[0] === 'main';
  const [base = 'HEAD'] = onMain ? ['HEAD~1'] : git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The unit tests of a file. For a file in `core/loader` they are in `test/unit/core/loader`. If that folder does not exist,
 * they are in its nearest parent folder that exists.
 */
function testsOf(file: string): string {
  let room = dirname(file);
  while (!existsSync(`test/unit/${room}`)) room = dirname(room);
  return `<rootDir>/test/unit/${room}/**/*.test.{ts,tsx}`;
}

const named = process.argv.slice(2).map((name) => name.replace(/\/$/, ''));
const files = (
  named.length > 0
    ? named.flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name]))
    : changedFiles()
).filter((file) => /^(core|widgets)\/.*\.tsx?$/.test(file) && existsSync(file));

if (files.length === 0) {
  console.log('mutants: no file of core or widgets has changed; name folders: npm run mutants -- core/loader');
} else {
  process.env.PROPERTY_CASES ??= '40';
  process.env.MUTANTS_TESTS = JSON.stringify([...new Set(files.map(testsOf))]);
  const mutants = await new Stryker({
    mutate: files,
    testRunner: 'jest',
    jest: { configFile: 'test/tools/mutants/jest-config.cjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTANTS_WORKERS ?? 2),
    tempDirName: '.cache/mutants',
    ignorePatterns: ['dist', '.cache', 'test/screenshots', 'test/browser', 'test/tools/*', '!test/tools/mutants'],
    // Stryker rewrites the paths in the tsconfig file with an API that TypeScript 7 does not have. It skips this step if
    // the file is missing, so this path names no file.
    tsconfigFile: '.cache/tsconfig.json',
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();

  const scored = mutants.filter(({ status }) => !/Ignored|CompileError|RuntimeError/.test(status));
  const noticed = scored.filter(({ status }) => /Killed|Timeout/.test(status));
  const survivors = scored.filter((mutant) => !noticed.includes(mutant));
  const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

  for (const file of files) {
    const all = scored.filter(({ fileName }) => fileName.endsWith(file));
    const left = survivors.filter(({ fileName }) => fileName.endsWith(file));
    console.log(`\n${file}: ${percent(all.length - left.length, all.length)} of ${all.length}`);
    for (const { location, replacement, mutatorName, status } of left) {
      const { start, end } = location;
      console.log(
        `  ${start.line}:${start.column}–${end.line}:${end.column} ${mutatorName}${status === 'NoCoverage' ? ', run by no test' : ''} → ${replacement?.replace(/\s+/g, ' ').slice(0, 100)}`,
      );
    }
  }
  console.log(`\nmutants: ${noticed.length} of ${scored.length} noticed (${percent(noticed.length, scored.length)})`);
}
