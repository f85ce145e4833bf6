import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const SCRIPT = /^\/\d+\.\d+\.\d+\/([\w-]+\.js)$/;

/**
 * A content network's rule for scripts of the bundle: a browser is to keep each as the dictionary for the same file of
 * later versions, and one that has such a dictionary is sent what differs, if the release has a file for that.
 * The headers are those of RFC 9842.
 *
 * @param dist the folder of builds
 */
export function sendDeltas(dist: string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { path } = request;
    const [, file] = SCRIPT.exec(path) ?? [];
    if (file === undefined) return next();
    response.setHeader('use-as-dictionary', `match="${request.baseUrl}/*/${file}"`);
    response.setHeader('vary', 'accept-encoding, available-dictionary');
    const [, hash] = /^:(.+):$/.exec(request.get('available-dictionary') ?? '') ?? [];
    const delta = hash && `${path}.${Buffer.from(hash, 'base64').toString('hex')}.dcz`;
    if (delta && /\bdcz\b/.test(request.get('accept-encoding') ?? '') && existsSync(join(dist, delta))) {
      request.url = delta;
      response.setHeader('content-encoding', 'dcz');
      response.type('js');
    }
    next();
  };
}
