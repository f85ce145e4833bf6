import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world/world';
import type { Session } from './sessions';

/**
 * Express middleware: finds the shopper's session by cookie or opens one, and stores it in `response.locals.session`.
 * Cookie names: seen on BigCommerce shops; scripts can read `XSRF-TOKEN`.
 */
export const readSession =
  (world: World) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const cookies = request.cookies as Record<string, string | undefined>;
    const known = world.sessions.find(cookies['SHOP_SESSION_TOKEN']);
    const { sessionLifetime } = world.settings;
    const isOver = known && sessionLifetime !== null && Date.now() - known.seenAt > sessionLifetime;
    if (isOver) world.sessions.close(known);
    const session = known && !isOver ? known : openSession(world, response);
    session.seenAt = Date.now();
    response.locals['session'] = session;
    next();
  };

/** Opens a session and sets its cookies. */
export function openSession(world: World, response: Response): Session {
  const session = world.sessions.open();
  response.cookie('SHOP_SESSION_TOKEN', session.token, { path: '/', httpOnly: true, sameSite: 'lax' });
  giveToken(session, response);
  return session;
}

/** Sets the cookie with a session's token; scripts can read it. */
export function giveToken(session: Session, response: Response): void {
  response.cookie('XSRF-TOKEN', session.csrfToken, { path: '/', sameSite: 'lax' });
}

/** The session that `readSession` stored. */
export const sessionOf = (response: Response): Session => response.locals['session'] as Session;
