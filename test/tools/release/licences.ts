import type { BundledPackage } from './bundled-packages';

/** Writes the licences of all bundled packages, because the bundled files have no comments. */
export function licences(packages: readonly BundledPackage[]): string {
  const chapters = packages.map(
    ({ name, version, licence, text }) => `${'='.repeat(80)}\n${name} ${version} (${licence})\n\n${text}\n`,
  );
  return ['The files of this folder hold code of these packages.\n', ...chapters].join('\n');
}
