import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { authorTheme } from '../../../support/themes/author-theme';
import { writeChanges } from '../../../tools/adopt/journal';

// Each command starts its own process.
jest.setTimeout(60_000);

const adopt = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'test/tools/adopt/adopt.ts', ...args], { encoding: 'utf8' });

describe('npm run adopt -- --write', () => {
  const folder = authorTheme({
    'lang/en.json': '{ "cart": { "held": "{count, plural, one {# thing} other {# things}}" } }\n',
    'templates/components/cart/page-title.html': "<h1>{{lang 'cart.held' count=cart.nothing}}</h1>\n",
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints a repeated warning of the renderer once, with the number of times', () => {
    const { stdout, stderr } = adopt(folder, 'cart', '--write');
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes("isn't a number"));
    expect(lines).toEqual([expect.stringMatching(/^The renderer warns \d+ times: 'undefined' isn't a number\.$/)]);
  });
});

describe('npm run adopt -- --undo', () => {
  const folder = authorTheme();
  afterAll(() => rmSync(folder, { recursive: true }));
  const undone = () => adopt(folder, '--undo').stdout.replaceAll(folder, 'potter');

  it('prints how many files and bytes it has restored, and then that nothing is left', () => {
    writeChanges(folder, [
      { path: 'lang/fi.json', before: '{}\n', after: '{ "widgets": {} }\n' },
      { path: 'templates/new.html', before: null, after: '<p></p>\n' },
    ]);
    expect([undone(), undone()]).toEqual([
      'potter: 1 files restored (3 bytes), 1 files deleted.\n',
      'potter: there is nothing to undo.\n',
    ]);
  });
});
