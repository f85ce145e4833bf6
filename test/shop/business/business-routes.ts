import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Router } from 'express';
import { folders } from '../../theme/folders';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import { buyers } from './buyers';

const folder = resolve(folders.shop, 'business');
const scripts = { legacy: 'legacy-loader.js', buyer_portal: 'buyer-portal.js' };

/** `/b2b`: a test double of B2B Edition's servers. Each loader uses only what the real one expects of a theme. */
export function businessRoutes(world: World): Router {
  const router = Router();
  for (const [edition, file] of Object.entries(scripts)) {
    router.get(`/b2b/${edition}.js`, (_, response) => {
      const script = readFileSync(join(folder, file), 'utf8');
      response.set('cache-control', 'no-store').type('js').send(script);
    });
  }
  router.get('/b2b/buyer', (_, response) => void response.json(buyers[world.settings.businessBuyer]));
  // Lists and quotes are not stored: tests read them in the request log.
  router.post(['/b2b/shopping-list', '/b2b/quote'], (_, response) => {
    response.json({ data: bodyOf(response).json ?? null });
  });
  router.get('/b2b/purchasable', (request, response) => void response.json({ sku: request.query['sku'] }));
  return router;
}
