import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openProject } from '../../shop/watch/build-widgets';

let root: string;
let said: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-widgets-'));
  said = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the build while the shop runs', () => {
  it('says that it has problems, and then once that they are mended', async () => {
    const { build } = openProject(root);
    writeFileSync(join(root, 'build.mjs'), 'process.exitCode = 1;');
    await build();
    expect(said.splice(0)).toEqual([expect.stringContaining('The build has problems')]);
    writeFileSync(
      join(root, 'build.mjs'),
      "import { mkdirSync } from 'node:fs'; mkdirSync('dist', { recursive: true });",
    );
    expect(await build()).toBe(true);
    await build();
    expect(said).toEqual(['The build has no problems any more.\n']);
  });

  it('is missing in a folder without build.mjs', async () => {
    expect(await openProject(root).build()).toBe(false);
    expect(said).toEqual([expect.stringContaining('There is no build.mjs')]);
  });
});
