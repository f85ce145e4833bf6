import { Router } from 'express';
import { makeVisit, type Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { World } from '../world/world';

/**
 * The actions of posts to a page, by `action` of the address or of the fields. Each returns the address to redirect to.
 */
export type FormActions = Readonly<Record<string, (visit: Visit) => string>>;

/**
 * Routes for the plain forms of a page; they work without scripts. Each redirects, as the platform does; the target
 * page shows the errors.
 *
 * @param path of the page, such as `/login.php`
 * @param usual the action of a post that names none
 */
export function formRoutes(world: World, path: string, actions: FormActions, usual = ''): Router {
  const router = Router();
  router.post(path, (request, response, next) => {
    const visit = makeVisit(world, request, response);
    const name = visit.url.searchParams.get('action') || text(visit.body.fields, 'action') || usual;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) return next();
    // 303 would be clearer. The platform sends 302, and browsers turn the post into a GET in both cases.
    response.redirect(302, action(visit));
  });
  return router;
}
