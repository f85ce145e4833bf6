import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world/world';
import type { Session } from './sessions';

/**
 * Express middleware: finds the shopper by cookie or opens a session, and leaves it in
 * `response.locals.session`. Cookie names: seen on BigCommerce stores; scripts can read `XSRF-TOKEN`.
 */
export const readSession =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const cookies = request.cookies as Record<string, string | undefined>;
    let session = world.sessions.find(cookies['SHOP_SESSION_TOKEN']);
    if (!session) {
      session = world.sessions.open();
      response.cookie('SHOP_SESSION_TOKEN', session.token, { path: '/', httpOnly: true, sameSite: 'lax' });
      response.cookie('XSRF-TOKEN', session.csrfToken, { path: '/', sameSite: 'lax' });
    }
    response.locals['session'] = session;
    next();
  };

/** The session that `readSession` left. */
export const sessionOf = (response: Response): Session => response.locals['session'] as Session;
