import { json, Router } from 'express';
import { changeSettings, type ShopSettings } from '../world/shop-settings';
import type { World } from '../world/world';
import type { Fault } from './faults';
import { productList } from './product-list';
import { reviewSwitches } from './review-switches';
import { sellStock } from './sell-stock';
import { sessionSwitches } from './session-switches';

/**
 * `/__shop`: a small JSON API to inspect the shop and to switch on faults. The platform has no counterpart. Its
 * requests are not logged, and faults do not apply to them.
 */
export function switchRoutes(world: World): Router {
  const router = Router();
  router.use('/__shop', json());

  router.post('/__shop/reset', (_, response) => {
    world.reset();
    response.json({ done: true });
  });

  router.post('/__shop/faults', (request, response) => {
    world.faults.add(request.body as Fault);
    response.status(201).json(world.faults.all());
  });
  router.get('/__shop/faults', (_, response) => void response.json(world.faults.all()));
  router.delete('/__shop/faults', (_, response) => {
    world.faults.calm();
    response.json([]);
  });

  router.get('/__shop/log', (request, response) => {
    const { path, stray } = request.query;
    const entries = world.log.all().filter(({ isStray }) => stray === undefined || isStray);
    response.json(entries.filter((entry) => typeof path !== 'string' || entry.path.startsWith(path)));
  });
  router.delete('/__shop/log', (_, response) => {
    world.log.clear();
    response.json([]);
  });

  router.get('/__shop/settings', (_, response) => void response.json(world.settings));
  router.patch('/__shop/settings', (request, response) => {
    try {
      world.settings = changeSettings(world.settings, request.body as Partial<ShopSettings>);
      response.json(world.settings);
    } catch (error) {
      response.status(400).json({ error: String(error) });
    }
  });

  router.use(sessionSwitches(world), reviewSwitches(world));
  router.post('/__shop/sell', (request, response) => {
    const sold = sellStock(world, request.body as Parameters<typeof sellStock>[1]);
    response.status('error' in sold ? 404 : 200).json(sold);
  });
  router.get('/__shop/products', (_, response) => void response.json(productList(world)));
  return router;
}
