import type { NextFunction, Request, Response } from 'express';
import { giveToken, sessionOf } from '../sessions/read-session';
import { isForged } from '../tokens/is-forged';
import type { World } from '../world/world';

/**
 * Refuses POST calls with a wrong token, and those without one if the merchant requires it. Option calls need no token.
 * Real shops showed this exception and the plain "Forbidden".
 */
export const checkToken =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const isGuarded = request.method === 'POST' && !request.path.startsWith('/product-attributes');
    if (!isGuarded || !isForged(world, request, response)) return next();
    giveToken(sessionOf(response), response);
    response.status(403).type('html').send('Forbidden');
  };
