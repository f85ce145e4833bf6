import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package with code in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** The archive's hash in the lock file: `sha512-…`. */
  readonly integrity: string;
  /** The licence in its package.json: `MIT`. */
  readonly licence: string;
  /** The text of its licence. */
  readonly text: string;
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly integrity?: string; readonly license?: string }>
  >;
}

/** The folder of a source's package, the innermost: `node_modules/a/node_modules/b`. */
const PACKAGE = /^.*?(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)/;

/**
 * Finds the packages of a build by its source maps, which list the bundled files, not the installed ones.
 *
 * @param folder of a build
 * @throws when a package has no hash in the lock file or no licence
 */
export function bundledPackages(folder: string): BundledPackage[] {
  const maps = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources,
  );
  const places = sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  return [...new Set(places)].sort().map((place) => {
    const { version, integrity, license } = packages[place] ?? {};
    if (!version || !integrity) throw new Error(`release: package-lock.json has no hash for ${place}`);
    const text = licenceText(place);
    if (!license || !text) throw new Error(`release: ${place} is in the bundle and comes without a licence`);
    return { name: place.replace(/^.*node_modules\//, ''), version, integrity, licence: license, text };
  });
}

function licenceText(place: string): string | undefined {
  if (!existsSync(place)) return undefined;
  const file = readdirSync(place).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file && readFileSync(join(place, file), 'utf8').replaceAll('\r\n', '\n').trim();
}
