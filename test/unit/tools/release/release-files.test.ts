import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { billOfMaterials } from '../../../tools/release/bill-of-materials';
import { bundleTag } from '../../../tools/release/bundle-tag';
import { bundledPackages } from '../../../tools/release/bundled-packages';
import { compressFile } from '../../../tools/release/compress-file';
import { licences } from '../../../tools/release/licences';
import { findReleases } from '../../../tools/release/releases';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withMap = (sources: readonly string[]) =>
  writeFileSync(join(folder, 'runtime.js.map'), JSON.stringify({ sources }));

describe('the packages of the bundle', () => {
  const react = '../../node_modules/react/cjs/react.production.js';

  it('are read from its source maps, with the hashes of the lock file and the licences', () => {
    withMap(['../../core/a.ts', react, react, '../../node_modules/@reduxjs/toolkit/dist/a.mjs']);
    const packages = bundledPackages(folder);
    expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
      ['@reduxjs/toolkit', 'MIT'],
      ['react', 'MIT'],
    ]);
    expect(licences(packages)).toMatch(/^react \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright/m);
    const { components, dependencies } = JSON.parse(billOfMaterials('1.0.0', packages));
    expect(components[0].purl).toMatch(/^pkg:npm\/%40reduxjs\/toolkit@\d/);
    expect(components[1].hashes[0].content).toMatch(/^[\da-f]{128}$/);
    expect(dependencies[0].dependsOn).toHaveLength(2);
  });

  it('are refused if the lock file does not have one of them', () => {
    withMap(['../../node_modules/never-installed/a.js']);
    expect(() => bundledPackages(folder)).toThrow('no hash for node_modules/never-installed');
  });
});

describe('the tag of a version', () => {
  it('has the URL, the hash and the nonce, and the page data as Handlebars', () => {
    const tag = bundleTag('1.2.3', 'sha256-abc=', 'https://cdn.test/widgets');
    expect(tag).toContain(
      '<script type="module" async src="https://cdn.test/widgets/1.2.3/loader.js" nonce="{{nonce}}" integrity="sha256-abc=" crossorigin="anonymous"',
    );
    expect(tag).toContain('data-cart-id="{{cart_id}}"');
    expect(tag).not.toMatch(/\{\{#|\{\{\/|widgets_/);
  });
});

describe('a compressed file', () => {
  it('is equal to the file after it is decompressed, and names no operating system', () => {
    const text = Buffer.from('export const answer = 42;\n'.repeat(50));
    const { br, gz } = compressFile(text);
    expect(brotliDecompressSync(br).equals(text)).toBe(true);
    expect(gunzipSync(gz).equals(text)).toBe(true);
    expect(gz[9]).toBe(255);
  });
});

describe('the releases in a folder', () => {
  it('are those with a provenance, sorted by version', () => {
    const write = (version: string, manifest: object) => {
      mkdirSync(join(folder, version));
      writeFileSync(join(folder, version, 'manifest.json'), JSON.stringify({ version, ...manifest }));
    };
    write('1.10.0', { provenance: {} });
    write('1.9.0', { provenance: {} });
    write('1.11.0', {});
    mkdirSync(join(folder, '2.0.0'));
    expect(findReleases(folder).map(({ manifest }) => manifest.version)).toEqual(['1.9.0', '1.10.0']);
    expect(findReleases(join(folder, 'none'))).toEqual([]);
  });
});
