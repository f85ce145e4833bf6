import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

const script = /^\/[\w.-]+\/[\w-]+\.js$/;

/** In order of preference. The quality is low for speed, because every process compresses again. */
const packings = {
  br: (text: Buffer) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: Buffer) => gzipSync(text),
};

/**
 * Sends the bundle's scripts compressed to browsers that accept it, as a CDN does.
 *
 * @param dist the folder of builds
 */
export function compressedScripts(dist: string): RequestHandler {
  const stored = new Map<string, Buffer>();
  return (request, response, next) => {
    // One call for each encoding: browsers accept both equally and name gzip first.
    const packing = request.acceptsEncodings('br') || request.acceptsEncodings('gzip');
    const file = join(dist, request.path);
    const time = script.test(request.path) && statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (!time || !isPacking(packing) || request.headers.range) return next();
    const key = `${packing} ${time} ${file}`;
    const packed = stored.get(key) ?? packings[packing](readFileSync(file));
    stored.set(key, packed);
    response.vary('Accept-Encoding').set('content-encoding', packing).type('js').send(packed);
  };
}

const isPacking = (name: string | false): name is keyof typeof packings => name === 'br' || name === 'gzip';
