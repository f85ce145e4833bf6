import { Router } from 'express';
import { makeVisit, type Visit } from '../sessions/visit';
import { text } from '../wire/parse-fields';
import type { World } from '../world/world';

/** The actions of posts to a page, by the `action` of their address or fields. Each gives the address to go to next. */
export type FormActions = Readonly<Record<string, (visit: Visit) => string>>;

/**
 * Routes for the plain forms of a page: they work without any script. Each answers with a redirect, as the
 * platform does; errors are said on the page it leads to.
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
    // 303 would be clearer; the platform's is 302, and browsers turn a post into a get all the same.
    response.redirect(302, action(visit));
  });
  return router;
}
