import { type Request, type Response, Router } from 'express';
import { accountsOf, findByEmail } from '../accounts/accounts';
import { openSession } from '../sessions/read-session';
import type { Session } from '../sessions/sessions';
import type { World } from '../world/world';
import { sessionReport } from './session-report';

/** Changes to a shopper's session in the background: login, expiry, a lost cart. */
export function sessionSwitches(world: World): Router {
  const router = Router();

  router.get('/__shop/cart', (request, response) => {
    const session = sessionOf(world, request);
    response.json(session ? sessionReport(world, session) : null);
  });
  router.delete('/__shop/cart', (request, response) => {
    const session = sessionOf(world, request);
    if (session) session.cart = null;
    response.json(null);
  });

  router.get('/__shop/sessions', (_, response) => {
    response.json(world.sessions.all().map((session) => sessionReport(world, session)));
  });
  router.delete('/__shop/session', (request, response) => {
    const session = sessionOf(world, request);
    if (session) world.sessions.close(session);
    response.json(null);
  });

  router.post('/__shop/login', (request, response: Response) => {
    const { email } = (request.body ?? {}) as { email?: string };
    const accounts = accountsOf(world);
    const customer = email === undefined ? accounts.customers[0] : findByEmail(accounts, email);
    if (!customer) return void response.status(404).json({ error: `no customer has the e-mail address ${email}` });
    const session = sessionOf(world, request) ?? openSession(world, response);
    accounts.signedIn.set(session, customer);
    response.json(sessionReport(world, session));
  });
  router.post('/__shop/logout', (request, response) => {
    const session = sessionOf(world, request);
    if (session) accountsOf(world).signedIn.delete(session);
    response.json(null);
  });
  return router;
}

/** The session of the token in the URL, or else the requesting browser's own. */
function sessionOf(world: World, { query, cookies }: Request): Session | undefined {
  const own = (cookies as Record<string, string | undefined>)['SHOP_SESSION_TOKEN'];
  return world.sessions.find(typeof query['session'] === 'string' ? query['session'] : own);
}
