import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { static as files, type Request, type Response, Router } from 'express';
import { folders } from '../../theme/folders';
import { ownManualPath } from '../../theme/own/own-folder';
import type { Renderer } from '../render/renderer';
import { sendHtml } from '../render/send-html';
import { makeVisit } from '../sessions/visit';
import type { World } from '../world/world';
import type { GalleryWidget } from './gallery-widgets';
import { type GalleryState, galleryStates } from './isolate-example';

const folder = resolve(folders.shop, 'gallery', 'files');

/** The manuals by their names in URLs; `OWN` is that of the theme's own widgets. */
const documents = (theme: string): Readonly<Record<string, string>> => ({
  WIDGETS: join(folders.theme, 'WIDGETS.md'),
  README: join(folders.theme, 'README.md'),
  OWN: join(theme, ownManualPath),
});

/**
 * `/widgets`: every widget alone, in the served theme, in each of its states. The gallery's modules are imported with
 * its first page, because they load all widgets.
 */
export function galleryRoutes(world: World, renderer: Renderer): Router {
  const router = Router();
  router.use('/widgets/files', files(folder, { index: false, redirect: false, maxAge: 0 }));

  router.get('/widgets/manual/:name', async (request, response, next) => {
    const { manualPage } = await import('./manual-page');
    const file = documents(renderer.theme.root)[request.params.name];
    if (file === undefined || !existsSync(file)) return next();
    sendOwn(response, manualPage(basename(file), readFileSync(file, 'utf8')));
  });

  router.get('/widgets', async (_, response) => {
    const { galleryWidgets } = await import('./gallery-widgets');
    const { indexPage } = await import('./index-page');
    sendOwn(response, indexPage(await galleryWidgets(renderer.theme.root)));
  });

  const show = (isAlone: boolean) => async (request: Request, response: Response, next: () => void) => {
    const found = await findExample(request, renderer.theme.root);
    if (!found) return next();
    const visit = makeVisit(world, request, response);
    const { renderExample } = await import('./render-example');
    const rendered = renderExample(renderer, visit, { ...found, widget: found.widget.name });
    if (isAlone) {
      const { page, hints } = await rendered;
      return sendHtml(visit, response, page, hints);
    }
    const { widgetPage } = await import('./widget-page');
    const outcome = await rendered.catch((error: unknown) => ({ failure: String(error) }));
    sendOwn(response, widgetPage({ ...found, rendered: found.failure ? { failure: found.failure } : outcome }));
  };
  router.get('/widgets/:name/:number', show(false));
  router.get('/widgets/:name/:number/alone', show(true));
  return router;
}

/** Sends a page of the gallery itself: without a Content-Security-Policy and without the theme's scripts. */
function sendOwn(response: Response, html: string): void {
  const reload = response.app.locals['liveReload'] === true ? '<script src="/__shop/reload.js"></script>' : '';
  response.set('cache-control', 'no-store').removeHeader('content-security-policy');
  response.type('html').send(html.replace('</body>', `${reload}</body>`));
}

interface FoundExample {
  readonly widget: GalleryWidget;
  readonly number: number;
  readonly state: GalleryState;
  readonly example: string;
  readonly parameters: URLSearchParams;
  /** The reason why the parameters of the URL could not be used. */
  readonly failure?: string;
}

/** The example of a URL; undefined when there is none. */
async function findExample(request: Request, theme: string): Promise<FoundExample | undefined> {
  const { galleryWidgets } = await import('./gallery-widgets');
  const { exampleIn } = await import('./render-example');
  const { withParameters } = await import('./example-parameters');
  const widget = (await galleryWidgets(theme)).find(({ name }) => name === request.params['name']);
  const number = Number(request.params['number']);
  const written = widget?.header.examples[number - 1];
  if (!widget || written === undefined) return undefined;
  const query = new URL(request.originalUrl, 'http://shop').searchParams;
  const state = galleryStates.find((one) => one === query.get('state')) ?? 'mounted';
  const given = [...query].filter(([name]) => name.startsWith('p_'));
  const values = Object.fromEntries(given.map(([name, value]) => [name.slice(2), value]));
  const example = widget.isOwn ? written : exampleIn(theme, written);
  const found = { widget, number, state, example, parameters: new URLSearchParams(given) };
  try {
    return { ...found, example: withParameters(example, values) };
  } catch (error) {
    return { ...found, failure: error instanceof Error ? error.message : String(error) };
  }
}
