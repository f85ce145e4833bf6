import { type RequestHandler, Router } from 'express';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';
import { accountActions } from './account-actions';
import { accountsOf, customerOf } from './accounts';
import { authActions } from './auth-actions';
import { certificateActions } from './certificate-actions';
import { certificatePreview } from './certificate-preview';
import { contactActions } from './contact-actions';
import { downloadFile } from './download-file';
import { formRoutes } from './form-actions';

/** Account routes: the plain forms of the account pages, and the sign-out link. */
export function accountRoutes(world: World): Router {
  const router = Router();
  router.get('/login.php', (request, response, next) => {
    if (request.query['action'] !== 'logout') return next();
    const { session } = makeVisit(world, request, response);
    accountsOf(world).signedIn.delete(session);
    response.redirect(302, '/');
  });
  router.use(formRoutes(world, '/login.php', authActions), formRoutes(world, '/pages.php', contactActions));
  router.use(guardAccount(world), downloadFile(world), formRoutes(world, '/account.php', accountActions));
  router.use(certificatePreview(world), formRoutes(world, '/giftcertificates.php', certificateActions, 'do_purchase'));
  return router;
}

/** Account pages need a signed-in shopper. A guest is redirected to the login page and, after login, back. */
function guardAccount(world: World): RequestHandler {
  return (request, response, next) => {
    if (request.path !== '/account.php') return next();
    const visit = makeVisit(world, request, response);
    if (customerOf(world, visit.session)) return next();
    response.redirect(302, `/login.php?from=${encodeURIComponent(`/account.php${visit.url.search}`)}`);
  };
}
