import type { Response } from 'express';
import { frontMatterQuery } from '../graphql/front-matter-query';
import type { Page } from '../pages/page';
import type { Renderer } from '../render/renderer';
import type { Visit } from '../sessions/visit';

/**
 * The two steps of the Stencil data protocol for a page. The first request returns the page's template. The second
 * sends that template's front matter in `stencil-config` and returns the context. Source: stencil-cli's renderer.
 */
export function respondWithData(renderer: Renderer, visit: Visit, page: Page, response: Response): void {
  const { stencil, world } = visit;
  const names = stencil.renderWith.map((name) => `components/${name}`);
  const basics = {
    pencil_response: true,
    template_file: names.length > 1 ? names : (names[0] ?? page.template),
    page_type: page.pageType,
    ...(page.entityId === undefined ? {} : { entity_id: page.entityId }),
    remote: false,
  };
  response.status(page.status ?? 200);
  if (stencil.wantsTemplateFile) {
    response.json(basics);
    return;
  }
  const themeSettings = renderer.themeSettings(world.settings);
  const context = {
    ...page.context(stencil.config ?? {}),
    ...frontMatterQuery(visit, page, stencil.config ?? {}),
    is_ajax: names.length > 0,
    template: names[0] ?? page.template,
    theme_settings: themeSettings,
  };
  response.json({ ...basics, context });
}
