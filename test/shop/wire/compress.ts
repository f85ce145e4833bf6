import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses pages, calls and texts for browsers that accept it, as the platform does. The quality is low for speed.
 */
export const compress = (): RequestHandler =>
  compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
