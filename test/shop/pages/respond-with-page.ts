import type { Response } from 'express';
import { frontMatterQuery } from '../graphql/front-matter-query';
import { localize } from '../languages/localize';
import { placedRegions } from '../page-builder/placed-regions';
import { respondWithData } from '../protocol/respond-with-data';
import type { Renderer } from '../render/renderer';
import { sendHtml } from '../render/send-html';
import type { Visit } from '../sessions/visit';
import type { Page } from './page';

/**
 * Sends a page: HTML to a browser, data to BigCommerce's command-line tool. One fragment is sent as HTML, several as
 * JSON with `components/` before their names.
 */
export async function respondWithPage(renderer: Renderer, visit: Visit, page: Page, response: Response): Promise<void> {
  const { stencil } = visit;
  if (stencil.wantsData) return respondWithData(renderer, visit, page, response);
  const templates = stencil.renderWith.map((name) => `components/${name}`);
  const settings = renderer.themeSettings(visit.world.settings);
  const status = page.status ?? 200;
  if (status === 404 && !renderer.theme.has(page.template)) {
    response.status(404).type('html').send('<!doctype html><title>404</title><h1>404</h1>');
    return;
  }
  const config = stencil.config ?? renderer.frontMatter(page.template, settings);
  const context = localize(
    { ...page.context(config), ...frontMatterQuery(visit, page, config) },
    visit.url.origin,
    visit.language,
  );
  const regions = await placedRegions(visit, page);
  const render = (template: string) =>
    renderer.render(template, {
      context: { ...context, is_ajax: templates.length > 0 },
      themeSettings: settings,
      regions,
      nonce: visit.nonce,
      acceptLanguage: visit.acceptLanguage,
      showsPlaces: visit.isInspected,
    });
  if (templates.length > 1) {
    const parts: [string, string][] = [];
    for (const template of templates) parts.push([template, (await render(template)).html]);
    response.status(status).json(Object.fromEntries(parts));
    return;
  }
  const [fragment] = templates;
  const { html, hints } = await render(fragment ?? page.template);
  if (fragment) response.status(status).type('html').send(html);
  else sendHtml(visit, response.status(status), html, hints);
}
