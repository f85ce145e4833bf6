import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../rules/source-files';
import { examplesFile } from '../unit/rendered-examples';

/**
 * Once before the unit tests: every partial's examples are rendered, by the real renderer, if a template, a word or the
 * local shop is newer than they are. Jest's own module system can't load the renderer's parser, so a process does it.
 */
export default function renderExamples(): void {
  const rendered = existsSync(examplesFile) ? statSync(examplesFile).mtimeMs : 0;
  const sources = ['theme-templates', 'test/shop', 'test/theme-check', 'widgets'].flatMap(filesBelow);
  if (sources.every((source) => statSync(source).mtimeMs < rendered)) return;
  const script = join('test', 'theme-check', 'print-examples.ts');
  const examples = execFileSync(process.execPath, ['--import', 'tsx', script], { maxBuffer: 2 ** 26 });
  mkdirSync(dirname(examplesFile), { recursive: true });
  writeFileSync(examplesFile, examples);
}
