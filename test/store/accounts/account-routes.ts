import { Router } from 'express';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';
import { accountsOf } from './accounts';
import { authActions } from './auth-actions';
import { certificateActions } from './certificate-actions';
import { certificatePreview } from './certificate-preview';
import { contactActions } from './contact-actions';
import { formRoutes } from './form-actions';

/** Everything that accounts are sent: the plain forms of their pages, and the link that signs out. */
export function accountRoutes(world: World): Router {
  const router = Router();
  router.get('/login.php', (request, response, next) => {
    if (request.query['action'] !== 'logout') return next();
    const { session } = makeVisit(world, request, response);
    accountsOf(world).signedIn.delete(session);
    response.redirect(302, '/');
  });
  router.use(formRoutes(world, '/login.php', authActions), formRoutes(world, '/pages.php', contactActions));
  router.use(certificatePreview(world), formRoutes(world, '/giftcertificates.php', certificateActions, 'do_purchase'));
  return router;
}
