import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildIfStale, distFolder } from '../jest/build-if-stale';

/** The bytes of one file as a content network would send it. */
export const brotli = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Brotli bytes of every file of the bundle, by what the file is: loader, runtime, api, or a group. */
export function bundleBytes(): Record<string, number> {
  const { files } = buildIfStale();
  return Object.fromEntries(files.map(({ file, group }) => [group, brotli(readFileSync(`${distFolder}/${file}`))]));
}
