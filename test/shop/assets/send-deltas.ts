import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const SCRIPT = /^\/\d+\.\d+\.\d+\/([\w-]+\.js)$/;

/**
 * A CDN's rule for scripts of the bundle (headers: RFC 9842). Browsers store each script as the dictionary for later
 * versions of the same file. A browser with a dictionary gets the delta, if the release has one.
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
