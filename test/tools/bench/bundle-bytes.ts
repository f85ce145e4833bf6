import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIfStale, distFolder } from '../../support/build/build-if-stale';

/** The size of one file in brotli, as a CDN sends it. */
export const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Brotli bytes of every file of the bundle, by its group: loader, runtime, api, and so on. */
export function bundleBytes(): Record<string, number> {
  const { files } = buildIfStale();
  return Object.fromEntries(files.map(({ file, group }) => [group, brotli(readFileSync(`${distFolder}/${file}`))]));
}
