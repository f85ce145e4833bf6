import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The build of the widget bundle that pages load. */
export interface WidgetBuild {
  version: string;
  /** The hash of `loader.js`, for a script tag's `integrity`. */
  integrity: string;
}

/**
 * The newest build, by the time of its manifest; null before the first build.
 *
 * @param dist the folder with one folder per version
 */
export function newestBuild(dist: string): WidgetBuild | null {
  if (!existsSync(dist)) return null;
  const builds = readdirSync(dist)
    .map((version) => ({ version, manifest: join(dist, version, 'manifest.json') }))
    .filter(({ manifest }) => existsSync(manifest))
    .map((build) => ({ ...build, time: statSync(build.manifest).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  const [newest] = builds;
  if (!newest) return null;
  return { version: newest.version, integrity: loaderIntegrity(newest.manifest) };
}

function loaderIntegrity(manifest: string): string {
  const { files = [] } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    files?: { file: string; integrity: string }[];
  };
  return files.find(({ file }) => file === 'loader.js')?.integrity ?? '';
}
