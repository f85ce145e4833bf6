import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { axiosParts } from '../../../core/build/axios-parts.mjs';
import { filesBelow } from '../build/source-files';
import { examplesFile } from '../examples/rendered-examples';

const axiosFile = '.cache/axios.cjs';

/** Runs once before the unit tests. */
export default async function prepareUnitTests(): Promise<void> {
  renderExamples();
  await buildAxios();
}

/** Builds axios as in the bundle, without the parts that the build leaves out, for the tests of the calls. */
async function buildAxios(): Promise<void> {
  const entryPoints = [join('node_modules', 'axios', 'index.js')];
  await build({ entryPoints, outfile: axiosFile, bundle: true, format: 'cjs', plugins: [axiosParts] });
}

/**
 * Renders every partial's examples with the real renderer, if a template, a word or the local shop is newer than they
 * are. Jest's module system can't load the renderer's parser, so a child process does it.
 */
function renderExamples(): void {
  const rendered = existsSync(examplesFile) ? statSync(examplesFile).mtimeMs : 0;
  const sources = ['theme-templates', 'test/shop', 'test/theme', 'test/support/examples', 'widgets'].flatMap(
    filesBelow,
  );
  if (sources.every((source) => statSync(source).mtimeMs < rendered)) return;
  const script = join('test', 'support', 'examples', 'print-examples.ts');
  const examples = execFileSync(process.execPath, ['--import', 'tsx', script], { maxBuffer: 2 ** 26 });
  mkdirSync(dirname(examplesFile), { recursive: true });
  writeFileSync(examplesFile, examples);
}
