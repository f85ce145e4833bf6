import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compresses a text for CDNs that do not compress by themselves. The result has the extensions of the files as keys. */
export function compressFile(contents: Uint8Array): Record<'br' | 'gz', Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
  };
  const gz = gzipSync(contents, { level: 9 });
  // The tenth byte names the operating system (RFC 1952). With 255, "unknown", every system writes the same bytes.
  gz[9] = 255;
  return { br: brotliCompressSync(contents, { params }), gz };
}
