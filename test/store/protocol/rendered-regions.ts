import { Router } from 'express';
import type { World } from '../world/world';
import { bodyOf } from '../wire/read-body';

const fields = ['renderedRegionsByPageTypeAndEntityId', 'renderedRegionsByPageType'] as const;

/**
 * `POST /graphql` for Page Builder's regions, the third step of the data protocol. Other queries are answered
 * as a server without that field would.
 */
export function renderedRegions(world: World): Router {
  const router = Router();
  router.post('/graphql', (_, response) => {
    const { json } = bodyOf(response);
    const query = typeof json === 'object' && json !== null && 'query' in json ? String(json.query) : '';
    const field = fields.find((name) => query.includes(`${name}(`));
    if (!field) {
      response.json({ errors: [{ message: 'This store answers questions about regions only.' }] });
      return;
    }
    const regions = Object.entries(world.settings.regions).map(([name, html]) => ({ name, html }));
    response.json({ data: { site: { content: { [field]: { regions } } } } });
  });
  return router;
}
