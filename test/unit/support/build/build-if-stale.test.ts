import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const before = process.cwd();
const tree = mkdtempSync(join(tmpdir(), 'build-if-stale-'));
const manifest = 'dist/1.0.0/manifest.json';
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
/** Writes a manifest that is older than the sources, as after a checkout. */
const writeOldManifest = (content: object) => {
  write(manifest, JSON.stringify({ version: '1.0.0', files: [], ...content }));
  utimesSync(manifest, 1, 1);
};

beforeAll(() => {
  process.chdir(tree);
  write('package.json', '{ "version": "1.0.0" }');
  write('package-lock.json', '{}');
  write('build.mjs', 'process.exit(1);');
  write('core/one.ts', '');
  write('widgets/one.ts', '');
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
});
afterAll(() => {
  process.chdir(before);
  rmSync(tree, { recursive: true });
});

describe('a bundle that is older than its sources', () => {
  it('is used without a build if it is the release of the same sources', async () => {
    const { buildIfStale } = await import('../../../support/build/build-if-stale');
    const { readProvenance } = await import('../../../support/build/read-tree');
    writeOldManifest({ provenance: readProvenance() });
    expect(buildIfStale()).toMatchObject({ version: '1.0.0' });
  });

  it.each([
    ['it is no release', {}],
    ['its release has other sources', { provenance: { sources: 'others' } }],
  ])('is built anew if %s', async (_why, content) => {
    const { buildIfStale } = await import('../../../support/build/build-if-stale');
    writeOldManifest(content);
    expect(() => buildIfStale()).toThrow('node build.mjs made no bundle');
  });
});
