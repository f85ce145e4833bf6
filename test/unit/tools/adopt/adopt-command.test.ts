import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { writeChanges } from '../../../tools/adopt/journal';
import { authorTheme } from '../../../support/themes/author-theme';

// Each command starts its own process.
jest.setTimeout(60_000);

describe('npm run adopt -- --undo', () => {
  const folder = authorTheme();
  afterAll(() => rmSync(folder, { recursive: true }));
  const undone = () =>
    spawnSync(process.execPath, ['--import', 'tsx', 'test/tools/adopt/adopt.ts', folder, '--undo'], {
      encoding: 'utf8',
    }).stdout.replaceAll(folder, 'potter');

  it('says how many bytes of how many files it has restored, and that there is nothing left', () => {
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
