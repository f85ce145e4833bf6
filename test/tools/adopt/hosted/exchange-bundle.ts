import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostTags } from '../../../theme/bundle-tag';
import { themeFiles } from '../../../theme/theme-source';
import type { StoredChange } from '../file-change';
import { foreignChanges } from '../foreign-changes';
import { type BundleToHost, folderOf } from './bundle-to-host';
import { changedContracts } from './changed-contracts';
import { changedFilesOf, findTags, hostedVersion } from './hosted-version';

/** The replacement of a theme's bundle by another version. */
export interface Exchange {
  readonly from: string;
  readonly changes: readonly StoredChange[];
  /** Sentences about necessary changes of the templates, and about new features. */
  readonly contracts: readonly string[];
}

/**
 * Plans the replacement of the bundle that a theme hosts. Writes nothing.
 *
 * @returns the changes, or one sentence that says why the bundle can't be replaced
 */
export function exchangeBundle(theme: string, bundle: BundleToHost): Exchange | { readonly sentence: string } {
  const hosted = hostedVersion(theme);
  if ('sentence' in hosted) return hosted;
  const { version } = bundle.manifest;
  if (hosted.version === version)
    return { sentence: `${theme} hosts ${version} already: install the package of another version` };
  const foreign = foreignChanges(theme);
  if (foreign.length > 0)
    return {
      sentence: `${theme} has changes that are not committed (${foreign.slice(0, 5).join(', ')}): commit them first`,
    };
  const changed = changedFilesOf(theme, hosted);
  if (changed.length > 0) {
    return {
      sentence: `${changed.map((path) => `${theme}/${path}`).join(', ')} differs from version ${hosted.version}: restore it with git`,
    };
  }
  const textOf = (path: string) => (existsSync(join(theme, path)) ? readFileSync(join(theme, path), 'utf8') : null);
  const changes: StoredChange[] = findTags(theme).paths.map((path) => {
    const before = textOf(path) ?? '';
    return { path, before, after: hostTags(before, version, bundle.integrity) };
  });
  for (const path of themeFiles(theme, folderOf(hosted.version)))
    changes.push({ path, before: textOf(path), after: null });
  for (const [path, after] of bundle.files) changes.push({ path, before: textOf(path), after });
  return { from: hosted.version, changes, contracts: changedContracts(theme, hosted, bundle.manifest) };
}
