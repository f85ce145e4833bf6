// npm run languages: visits every state of the shop in invented languages. Further arguments are passed to Jest:
// npm run languages -- --maxWorkers=2 right-to-left
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestResult } from '../support/runs/read-jest-result';
import { beginTestRun } from '../support/runs/test-run';

const args = process.argv.slice(2);
const drafts = mkdtempSync(join(tmpdir(), 'storefront-languages-'));
const output = join(drafts, 'languages.json');
const keep = beginTestRun();
const jest = ['--config', 'test/support/jest/languages.cjs', '--json', `--outputFile=${output}`, ...args];
const { status } = spawnSync(process.execPath, [join('node_modules', 'jest/bin/jest.js'), ...jest], {
  stdio: 'inherit',
});
// With a name pattern, the results of a file would cover only some of its tests.
if (!args.some((arg) => /^(-t|--testNamePattern)/.test(arg))) keep(readJestResult(output, status === 0).tests);
rmSync(drafts, { recursive: true, force: true });
process.exitCode = status ?? 1;
