import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract } from '../../../../core/contract/define-widget';
import { hashOf } from '../../../tools/adopt/hosted/bundle-to-host';

/**
 * Writes a small version of the bundle as a release does, with files for a CDN beside it.
 *
 * @returns its folder
 */
export function fakeBundle(version: string, contracts: Readonly<Record<string, Contract>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'fake-bundle-'));
  const scripts = ['loader.js', 'runtime.js', 'product.js', 'channel.js'].map((file) => {
    const text = `/* ${file} of ${version} */\n`;
    writeFileSync(join(dist, file), text);
    writeFileSync(join(dist, `${file}.map`), '{}');
    writeFileSync(join(dist, `${file}.br`), 'compressed');
    return { file, raw: text.length, integrity: hashOf(text) };
  });
  writeFileSync(join(dist, 'licences.txt'), 'MIT');
  writeFileSync(join(dist, 'tag.html'), '<script></script>');
  writeFileSync(
    join(dist, 'manifest.json'),
    JSON.stringify({ version, files: scripts, contracts, events: {}, handle: {} }),
  );
  return dist;
}
