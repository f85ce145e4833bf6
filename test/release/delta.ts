import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** What a dictionary-compressed Zstandard answer begins with, before the dictionary's hash (RFC 9842, section 5). */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const LEVEL = 19;

/** The name of the file that holds the delta of a script from an older one, whose hash a browser sends. */
export const deltaName = (file: string, old: Uint8Array): string =>
  `${file}.${createHash('sha256').update(old).digest('hex')}.dcz`;

/** How many releases back a shopper may have been here last, to be sent a delta. */
export const RELEASES_BACK = 3;

let ready: Promise<void> | undefined;

/**
 * Writes a script as what differs from an older one, in the browsers' `dcz` encoding: browsers that hold the older one as a
 * dictionary are sent this.
 *
 * @throws when the script does not come out of it again
 */
export async function makeDelta(contents: Uint8Array, old: Uint8Array): Promise<Buffer> {
  // Once: a second start gives the same memory out anew.
  await (ready ??= init());
  const compressor = createCCtx();
  const frame = compressUsingDict(compressor, contents, old, LEVEL);
  freeCCtx(compressor);
  const reader = createDCtx();
  const read = decompressUsingDict(reader, Buffer.from(frame), Buffer.from(old));
  freeDCtx(reader);
  if (!Buffer.from(read).equals(contents)) throw new Error('release: a delta does not lead to its script');
  return Buffer.concat([MAGIC, createHash('sha256').update(old).digest(), frame]);
}
