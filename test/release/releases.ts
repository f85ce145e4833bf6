import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../jest/build-if-stale';
import type { Examples } from './changelog-entry';
import type { PublicInterface } from './public-interface';
import type { Provenance } from './read-tree';
import { compareVersions, isVersion } from './version';

/** The manifest of a release: that of its build, and what it is compared with the next one by. */
export interface ReleaseManifest extends Manifest, PublicInterface {
  /** The release that it was compared with; null for the first. */
  readonly after: string | null;
  readonly provenance: Provenance;
  /** Every other file of the folder, in the order of their names. */
  readonly beside: readonly { readonly file: string; readonly bytes: number; readonly integrity: string }[];
}

/** A folder of `dist` that is a release, not only a build. */
export interface Release {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
}

/** The releases in a folder, lowest version first. A build has no provenance. */
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

/** The rendered examples of a release. */
export const examplesOf = ({ folder }: Release): Examples =>
  JSON.parse(readFileSync(join(folder, 'examples.json'), 'utf8')) as Examples;
