import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale, distFolder } from '../../support/build/build-if-stale';

const { files } = buildIfStale();
const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const releases = ['1.0.0', '1.0.1'] as const;

type Release = (typeof releases)[number];

interface TwoReleases {
  /** The scripts of each release, by their files. */
  readonly scripts: Readonly<Record<Release, ReadonlyMap<string, string>>>;
  /** The `integrity` of a file of one of them. */
  hash(release: Release, file: string): string;
}

/**
 * Writes the build as 1.0.0 into a folder, and a patch of it as 1.0.1. The patch changes one group. The runtime has the
 * hash of the group, and the loader has the hash of the runtime.
 *
 * @param added the code that the patch adds to the group
 */
export function writeTwoReleases(dist: string, added = 'globalThis.isPatched=true;'): TwoReleases {
  const built = new Map(files.map(({ file }) => [file, readFileSync(join(distFolder, file), 'utf8')]));
  const of = (file: string) => built.get(file) ?? '';
  const product = added + of('product.js');
  const runtime = of('runtime.js').replace(integrity(of('product.js')), integrity(product));
  const loader = of('loader.js').replace(integrity(of('runtime.js')), integrity(runtime));
  const named = (release: Release, text: string) => text.replace(/(version:)"\d+\.\d+\.\d+"/, `$1"${release}"`);
  const scripts = {
    '1.0.0': new Map([...built, ['loader.js', named('1.0.0', of('loader.js'))]]),
    '1.0.1': new Map([
      ...built,
      ['product.js', product],
      ['runtime.js', runtime],
      ['loader.js', named('1.0.1', loader)],
    ]),
  };
  for (const release of releases) {
    mkdirSync(join(dist, release));
    for (const [file, text] of scripts[release]) writeFileSync(join(dist, release, file), text);
  }
  return { scripts, hash: (release, file) => integrity(scripts[release].get(file) ?? '') };
}
