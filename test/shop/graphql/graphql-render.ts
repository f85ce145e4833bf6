import { Router } from 'express';
import { globalContext } from '../contexts/global-context';
import type { Page } from '../pages/page';
import { notFoundPage } from '../pages/plain-pages';
import { respondWithPage } from '../pages/respond-with-page';
import type { Renderer } from '../render/renderer';
import { makeVisit, type Visit } from '../sessions/visit';
import type { World } from '../world/world';

/**
 * `GET /graphql-render?template_name=pages/…`: renders a template with the result of its front matter's GraphQL query.
 * It always responds with HTML, as stencil-utils' reference says.
 */
export function graphqlRender(world: World, renderer: Renderer): Router {
  const router = Router();
  router.get('/graphql-render', async (request, response) => {
    const visit = makeVisit(world, request, response);
    const name = visit.url.searchParams.get('template_name') ?? '';
    const isKnown = /^[\w-]+(\/[\w-]+)+$/.test(name) && renderer.theme.has(name);
    await respondWithPage(renderer, visit, isKnown ? pageOf(visit, name) : notFoundPage(visit), response);
  });
  return router;
}

const pageOf = (visit: Visit, template: string): Page => ({
  template,
  pageType: 'default',
  context: () => ({ ...globalContext(visit, { title: 'Alder & Quay' }), page_type: 'default' }),
});
