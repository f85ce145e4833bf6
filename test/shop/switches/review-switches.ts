import { Router } from 'express';
import type { World } from '../world/world';

/** The merchant's actions on reviews: lists all, publishes one. */
export function reviewSwitches(world: World): Router {
  const router = Router();
  router.get('/__shop/reviews', (_, response) => void response.json(world.reviews.written()));
  router.post('/__shop/reviews/approve', (request, response) => {
    const { id } = request.body as { id?: number };
    const isDone = world.reviews.approve(Number(id));
    response.status(isDone ? 200 : 404).json(isDone ? { done: true } : { error: `no review has the id ${id}` });
  });
  return router;
}
