import { Router } from 'express';
import { makeVisit } from '../sessions/visit';
import { branch, text } from '../wire/parse-fields';
import type { World } from '../world/world';

/** The compare form of a list, posted to `/compare`: redirects to the page that compares the chosen products. */
export function compareAction(world: World): Router {
  const router = Router();
  router.post('/compare', (request, response) => {
    const { fields } = makeVisit(world, request, response).body;
    const chosen = branch(fields, 'products');
    const ids = typeof chosen === 'object' ? Object.values(chosen).map((id) => Number(text(id))) : [Number(chosen)];
    response.redirect(302, ['/compare', ...ids.filter((id) => id > 0)].join('/'));
  });
  return router;
}
