import type { NextFunction, Request, Response } from 'express';
import { sessionOf } from '../sessions/read-session';
import type { World } from '../world/world';

/**
 * Refuses posts without the session's token when the merchant wants that. Option calls work without one: seen
 * on real stores, as is the plain "Forbidden".
 */
export const checkToken =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const isGuarded = request.method === 'POST' && !request.path.startsWith('/product-attributes');
    if (
      world.settings.enforceCsrf &&
      isGuarded &&
      request.headers['x-xsrf-token'] !== sessionOf(response).csrfToken
    ) {
      response.status(403).type('html').send('Forbidden');
      return;
    }
    next();
  };
