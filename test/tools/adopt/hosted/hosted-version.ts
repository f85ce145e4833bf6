import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTagPartial, versionsOfTags } from '../../../theme/bundle-tag';
import { themeFiles } from '../../../theme/theme-source';
import { folderOf, type HostedManifest, hashOf, hostedManifest } from './bundle-to-host';

/** A theme's tags of the bundle. */
export interface ThemeTags {
  /** The templates that print the tag. */
  readonly paths: readonly string[];
  /** The hosted versions that the tags name. */
  readonly versions: readonly string[];
}

/** Finds the templates that print the bundle's tag by our partial. */
export function findTags(theme: string): ThemeTags {
  const found = themeFiles(theme, 'templates')
    .filter((path) => path.endsWith('.html') && !isTagPartial(path))
    .map((path) => ({ path, versions: versionsOfTags(readFileSync(join(theme, path), 'utf8')) }))
    .filter(({ versions }) => versions.length > 0);
  const versions = found.flatMap((one) => one.versions).filter((version) => version !== null);
  return { paths: found.map(({ path }) => path), versions: [...new Set(versions)] };
}

/** The paths of hosted files that are missing or differ from the manifest. */
export const changedFilesOf = (theme: string, { version, files }: HostedManifest): string[] =>
  files
    .map(({ file, integrity }) => ({ path: `${folderOf(version)}/${file}`, integrity }))
    .filter(({ path, integrity }) => {
      const at = join(theme, path);
      return !existsSync(at) || hashOf(readFileSync(at, 'utf8')) !== integrity;
    })
    .map(({ path }) => path);

/**
 * Finds the version that a theme hosts.
 *
 * @returns its manifest, or one sentence that says why there is none
 */
export function hostedVersion(theme: string): HostedManifest | { readonly sentence: string } {
  if (!existsSync(join(theme, 'config.json'))) return { sentence: `${theme} is no theme: config.json is missing` };
  const { versions } = findTags(theme);
  const [version, another] = versions;
  if (version === undefined) {
    return {
      sentence: `${theme} does not host the bundle: npm run adopt -- ${theme} --hosted --write puts it into the assets`,
    };
  }
  if (another !== undefined)
    return {
      sentence: `${theme} has tags of several versions (${versions.join(', ')}): change all tags to one version`,
    };
  const manifest = hostedManifest(theme, version);
  return (
    manifest ?? { sentence: `${theme}/${folderOf(version)}/manifest.json is missing: restore the folder with git` }
  );
}
