import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folders, isPackaged } from '../../theme/folders';
import { type Provenance, readProvenance } from './read-tree';
import { filesBelow } from './source-files';

/** The manifest of a build, as build.mjs writes it. */
export interface Manifest {
  readonly version: string;
  readonly files: readonly {
    readonly file: string;
    readonly group: string;
    readonly brotli: number;
    readonly integrity: string;
  }[];
  /** Only of a release. */
  readonly provenance?: Pick<Provenance, 'sources'>;
}

const { version } = JSON.parse(readFileSync(join(folders.root, 'package.json'), 'utf8')) as { version: string };

/** The folder of this tree's build. */
export const distFolder = `${folders.dist}/${version}`;

/**
 * Builds the bundle if a source is newer, and returns its manifest. The npm package has a built bundle. A release of the same sources
 * is used as it is: after a checkout of its tag the sources are newer, but a released version is never built again.
 *
 * A build over its size budgets writes all files and then exits with an error. A rule checks the budgets, so the error
 * is ignored here.
 *
 * @throws when there is no bundle afterwards.
 */
export function buildIfStale(): Manifest {
  const manifest = `${distFolder}/manifest.json`;
  if (isPackaged) return readManifest(manifest);
  const built = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
  const sources = [...filesBelow('core'), ...filesBelow('widgets'), 'build.mjs', 'package.json', 'package-lock.json'];
  if (sources.some((source) => statSync(source).mtimeMs > built) && !isReleaseOfTree(manifest)) {
    spawnSync(process.execPath, ['build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (!existsSync(manifest) || statSync(manifest).mtimeMs <= built) throw new Error('node build.mjs made no bundle');
  }
  return readManifest(manifest);
}

const isReleaseOfTree = (manifest: string): boolean => {
  const release = existsSync(manifest) ? readManifest(manifest).provenance : undefined;
  return release !== undefined && release.sources === readProvenance().sources;
};

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;
