// npm run languages: walks over every state of the shop in languages that nobody speaks, and on a phone in French. What
// follows goes to Jest: npm run languages -- --maxWorkers=2 right-to-left
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestResult } from '../jest/read-jest-result';
import { beginTestRun } from '../jest/test-run';

const args = process.argv.slice(2);
const drafts = mkdtempSync(join(tmpdir(), 'storefront-languages-'));
const output = join(drafts, 'languages.json');
const keep = beginTestRun();
const jest = ['--config', 'test/jest/languages.cjs', '--json', `--outputFile=${output}`, ...args];
const { status } = spawnSync(process.execPath, [join('node_modules', 'jest/bin/jest.js'), ...jest], {
  stdio: 'inherit',
});
// Some tests of a file would stand for all of them.
if (!args.some((arg) => /^(-t|--testNamePattern)/.test(arg))) keep(readJestResult(output, status === 0).tests);
rmSync(drafts, { recursive: true, force: true });
process.exitCode = status ?? 1;
