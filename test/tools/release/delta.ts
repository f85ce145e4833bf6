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

/**
 * The first bytes of a dictionary-compressed Zstandard response, before the dictionary's hash (RFC 9842, section 5).
 */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const LEVEL = 19;

/** The file name of a script's delta against an older one, whose hash a browser sends. */
export const deltaName = (file: string, old: Uint8Array): string =>
  `${file}.${createHash('sha256').update(old).digest('hex')}.dcz`;

/** The number of earlier releases for which a delta is made. */
export const RELEASES_BACK = 3;

let ready: Promise<void> | undefined;

/**
 * Writes a script as a delta against an older one, in the encoding `dcz`. Browsers that have stored the older one as a
 * dictionary receive it.
 *
 * @throws when decoding the delta does not give the script
 */
export async function makeDelta(contents: Uint8Array, old: Uint8Array): Promise<Buffer> {
  // Only once: a second `init` would reuse the same memory.
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
