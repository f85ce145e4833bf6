import { join } from 'node:path';
import { static as files, Router } from 'express';
import { isPackaged } from '../../theme/folders';
import type { Settings } from './compile-scss';
import { compressedScripts } from './compressed-scripts';
import { scssRoute } from './scss-route';
import { sendDeltas } from './send-deltas';
import { sheetRoute } from './sheet-route';

const yearInSeconds = 31_536_000;
const aYear = `public, max-age=${yearInSeconds}, immutable`;

/**
 * Serves the widget bundle as a CDN would (versioned, immutable, any origin), and the theme's assets.
 *
 * @param dist the folder of builds
 * @param theme the theme's folder
 * @param readSettings returns the theme's settings, which style sheets in SCSS read
 * @param isChanging whether a build or theme may change under the same version, so that browsers must revalidate
 */
export function assetRoutes(dist: string, theme: string, readSettings: () => Settings, isChanging: boolean): Router {
  const router = Router();
  const buildsChange = isChanging && !isPackaged;
  router.use(
    '/assets/cdn/widgets',
    ({ path }, response, next) => {
      // A channel may point to another version while the shop runs.
      response.setHeader('cache-control', buildsChange ? 'no-store' : path === '/channel.json' ? 'no-cache' : aYear);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      next();
    },
    sendDeltas(dist),
    compressedScripts(dist),
    files(dist, { index: false, redirect: false, cacheControl: false }),
    (_, response) => {
      response.removeHeader('cache-control');
      response.status(404).type('text').send('Not found');
    },
  );
  const themeAssets = (maxAge: number | string) =>
    files(join(theme, 'assets'), { index: false, redirect: false, maxAge });
  router.use('/assets/dist', sheetRoute(theme, 0));
  router.use('/assets', themeAssets(0));
  router.use('/stencil/:version/css', (request, _, next) => {
    // Templates link style sheets of `assets/css` with the id of the merchant's settings in the name.
    request.url = request.url.replace(/-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(?=\.css)/, '');
    next();
  });
  router.use('/stencil/:version/css', scssRoute(theme, readSettings));
  // The version in the URL identifies the theme's upload. Locally there is one upload.
  router.use('/stencil/:version/dist', sheetRoute(theme, isChanging ? 0 : yearInSeconds));
  router.use('/stencil/:version', themeAssets(isChanging ? 0 : '1y'));
  router.use(['/assets', '/stencil'], (_, response) => void response.status(404).type('text').send('Not found'));
  router.get('/favicon.ico', (_, response) => {
    response.sendFile(join(theme, 'assets', 'favicon.ico'), (error) => {
      if (error && !response.headersSent) response.status(204).end();
    });
  });
  return router;
}
