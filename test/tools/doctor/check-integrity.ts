import { isResponse } from './ask';
import { compareWithOwnCopy } from './compare-with-own-copy';
import type { ExaminedVersion } from './examine-version';
import { type Finding, fault } from './finding';
import { hashesTo, isHash } from './hashes-to';
import { isOfTheme } from './is-of-theme';
import type { Attributes } from './read-page';

/** Checks the tag's hash against the manifest and against the file on the server. */
export function checkIntegrity({ integrity, src }: Attributes, { version, files, url }: ExaminedVersion): Finding[] {
  // `checkChannel` checks the hash of `channel.js`.
  const loader = files?.find(({ file }) => file === 'loader.js' && !src?.endsWith('/channel.js'));
  if (!integrity || !isHash(integrity) || !loader || integrity.split(/\s+/).includes(loader.integrity)) return [];
  const isOfFile = isResponse(loader.response) && hashesTo(loader.response.body, integrity);
  const cure = isOfTheme(url)
    ? 'give the theme the tag and the files of one version (npm run adopt -- <theme> --hosted --write), and upload it'
    : compareWithOwnCopy(loader.integrity, 'the theme setting widgets_integrity', 'empty widgets_version');
  return [
    isOfFile
      ? fault(
          'manifest-stale',
          `The tag's integrity fits loader.js, but the manifest of version ${version} says ${loader.integrity}: the manifest is of another build; upload the version's folder again, whole.`,
        )
      : fault(
          'integrity-other',
          `The tag's integrity ${integrity} is not that of loader.js in version ${version}: browsers refuse the loader, and no widget runs; ${cure}.`,
        ),
  ];
}
