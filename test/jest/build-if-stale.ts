import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { filesBelow } from '../rules/source-files';

/** The build's list of files, as build.mjs writes it. */
export interface Manifest {
  readonly version: string;
  readonly files: readonly {
    readonly file: string;
    readonly group: string;
    readonly brotli: number;
    readonly integrity: string;
  }[];
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The folder of the bundle that this tree builds. */
export const distFolder = `dist/${version}`;

/**
 * Builds the bundle if a source is newer than it, and gives its manifest.
 *
 * A build over its budgets exits with an error after it has written everything: that is for the rule on budgets.
 *
 * @throws when there is no bundle afterwards.
 */
export function buildIfStale(): Manifest {
  const manifest = `${distFolder}/manifest.json`;
  const built = existsSync(manifest) ? statSync(manifest).mtimeMs : 0;
  const sources = [...filesBelow('core'), ...filesBelow('widgets'), 'build.mjs', 'package.json', 'package-lock.json'];
  if (sources.some((source) => statSync(source).mtimeMs > built)) {
    spawnSync(process.execPath, ['build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (!existsSync(manifest) || statSync(manifest).mtimeMs <= built) throw new Error('node build.mjs made no bundle');
  }
  return JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
}
