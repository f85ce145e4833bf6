import { Router } from 'express';
import { categoryNodes } from '../contexts/category-nodes';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';

/**
 * `GET /remote/v1/category-tree?selectedCategoryId=…&prefix=category`: the child categories of one category, as a plain
 * list. The reference theme calls it directly, not through stencil-utils.
 */
export function categoryTreeCall(world: World): Router {
  const router = Router();
  router.get('/remote/v1/category-tree', (request, response) => {
    const visit = makeVisit(world, request, response);
    response.json(categoryNodes(visit, Number(visit.url.searchParams.get('selectedCategoryId')) || 0, []));
  });
  return router;
}
