// npm run mutants: makes small changes to the code, one at a time, and reports the changes that no unit test detects.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { filesBelow } from '../../support/build/source-files';
import prepareUnitTests from '../../support/jest/unit-setup';
import { isInSample } from './sample.mjs';

const scoresFile = 'test/tools/mutants/scores.json';

/** The result of one folder. */
interface Score {
  mutants: number;
  noticed: number;
  /** Per cent. */
  score: number;
}

/** Per cent, with one decimal. */
const scoreOf = (part: number, whole: number): number => Math.round((1000 * part) / (whole || 1)) / 10;

/** A score on one line of the file, with its sample, as Biome writes it. */
const line = (score: Score): string =>
  JSON.stringify({ sample, ...score })
    .replaceAll(/([:,])/g, '$1 ')
    .replace(/^\{(.*)\}$/, '{ $1 }');

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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '1' }, store: { type: 'boolean', default: false } },
});
const sample = Number(values.sample);
if (!Number.isInteger(sample) || sample < 1)
  throw new Error(`--sample must be a whole number from 1 on, not '${values.sample}'`);

const named = positionals.map((name) => name.replace(/\/$/, ''));
const files = (
  named.length > 0
    ? named.flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : [name]))
    : changedFiles()
).filter((file) => /^(core|widgets)\/.*\.tsx?$/.test(file) && existsSync(file));

if (files.length === 0) {
  console.log('mutants: no file of core or widgets has changed; name folders: npm run mutants -- core/loader');
} else {
  // Not in Stryker's copy: Jest looks for what it writes before it runs a set-up.
  await prepareUnitTests();
  process.env.PROPERTY_CASES ??= '40';
  process.env.MUTANTS_SAMPLE = String(sample);
  const mutants = await new Stryker({
    mutate: files,
    plugins: [resolve('test/tools/mutants/test-runner.mjs')],
    testRunner: 'test-files',
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTANTS_WORKERS ?? 2),
    dryRunTimeoutMinutes: 30,
    tempDirName: '.cache/mutants',
    ignorePatterns: [
      ...['dist', 'test/screenshots', 'test/browser', 'test/tools/*', '!test/tools/mutants', '.cache/*'],
      // What the set-up of the unit tests writes.
      ...['!.cache/axios.cjs', '!.cache/examples.json'],
    ],
    // Stryker rewrites the paths in the tsconfig file with an API that TypeScript 7 does not have. It skips this step if
    // the file is missing, so this path names no file.
    tsconfigFile: '.cache/tsconfig.json',
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();

  const tried = mutants
    .filter(({ status }) => !/Ignored|CompileError|RuntimeError/.test(status))
    .map((mutant) => ({ ...mutant, file: relative(process.cwd(), mutant.fileName) }))
    .filter(({ file, location, ...mutant }) => isInSample(file, { ...mutant, ...location.start }));
  const isNoticed = ({ status }: { status: string }) => status === 'Killed' || status === 'Timeout';

  for (const file of files) {
    const all = tried.filter((mutant) => mutant.file === file);
    const left = all.filter((mutant) => !isNoticed(mutant));
    if (all.length > 0) console.log(`\n${file}: ${scoreOf(all.length - left.length, all.length)} % of ${all.length}`);
    for (const { location, replacement, mutatorName, status } of left) {
      const { start, end } = location;
      console.log(
        `  ${start.line}:${start.column}–${end.line}:${end.column} ${mutatorName}${status === 'NoCoverage' ? ', run by no test' : ''} → ${replacement?.replace(/\s+/g, ' ').slice(0, 100)}`,
      );
    }
  }

  const scores: Record<string, Score> = {};
  for (const mutant of tried) {
    const folder = mutant.file.split('/').slice(0, 2).join('/');
    const score = (scores[folder] ??= { mutants: 0, noticed: 0, score: 0 });
    score.mutants += 1;
    if (isNoticed(mutant)) score.noticed += 1;
    score.score = scoreOf(score.noticed, score.mutants);
  }
  console.log();
  console.table(scores);
  const noticed = tried.filter(isNoticed).length;
  console.log(`mutants: ${noticed} of ${tried.length} noticed (${scoreOf(noticed, tried.length)} %)`);
  if (values.store) {
    const stored = existsSync(scoresFile) ? (JSON.parse(readFileSync(scoresFile, 'utf8')) as typeof scores) : {};
    const entries = Object.entries({ ...stored, ...scores }).sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(
      scoresFile,
      `{\n${entries.map(([folder, score]) => `  "${folder}": ${line(score)}`).join(',\n')}\n}\n`,
    );
  }
}
