import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A text as content networks send it that compress nothing themselves, by the ending of its file. */
export function compressFile(contents: Uint8Array): Record<'br' | 'gz', Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const gz = gzipSync(contents, { level: 9 });
  // The tenth byte names the system that compressed it (RFC 1952); 255 is "unknown", so that all make the same bytes.
  gz[9] = 255;
  return { br: brotliCompressSync(contents, { params }), gz };
}
