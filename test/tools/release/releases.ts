import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../support/build/build-if-stale';
import type { Provenance } from '../../support/build/read-tree';
import type { Examples } from './changelog-entry';
import type { PublicInterface } from './public-interface';
import { compareVersions, isVersion } from './version';

/** The manifest of a release: the build's manifest, and the interface that the next release is compared with. */
export interface ReleaseManifest extends Manifest, PublicInterface {
  /** The previous release, with which it was compared; null for the first. */
  readonly after: string | null;
  readonly provenance: Provenance;
  /** Every other file of the folder, sorted by name. */
  readonly beside: readonly { readonly file: string; readonly bytes: number; readonly integrity: string }[];
}

/** A folder of `dist` with a release, not only a build. */
export interface Release {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

/** The releases in a folder, lowest version first. A build's manifest has no provenance. */
export function findReleases(dist: string): Release[] {
  if (!existsSync(dist)) return [];
  return readdirSync(dist)
    .filter(isVersion)
    .sort(compareVersions)
    .flatMap((version) => {
      const folder = join(dist, version);
      const path = join(folder, 'manifest.json');
      if (!existsSync(path)) return [];
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as ReleaseManifest;
      return 'provenance' in manifest ? [{ folder, manifest }] : [];
    });
}

export const examplesOf = ({ folder }: Release): Examples =>
  JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')) as Examples;
