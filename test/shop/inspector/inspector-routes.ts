import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { static as files, Router } from 'express';
import { folders, isPackaged } from '../../theme/folders';
import { inspectorPage } from './inspector-page';
import { inspectedCookie } from './is-inspected';

const folder = resolve(folders.shop, 'inspector', 'files');

/** `?widgets=inspect` after any page URL: shows the page in a frame, with its slots beside it. */
export function inspectorRoutes(theme: string): Router {
  const router = Router();
  router.get('/__shop/inspector/:script.js', async (request, response, next) => {
    const { script } = request.params;
    if (script !== 'inspector' && script !== 'recorder') return next();
    const { clientScript } = await import('./client-script');
    response
      .set('cache-control', 'no-store')
      .type('js')
      .send(await clientScript(script));
  });
  router.use('/__shop/inspector', files(folder, { index: false, redirect: false, maxAge: 0 }));
  router.get('/__shop/widgets.json', async (_, response) => {
    const { knownWidgets } = await import('./known-widgets');
    response.json(await knownWidgets(theme));
  });
  router.get('/__shop/findings.json', async (_, response) => void response.json(await findingsOf(theme)));
  router.get('/{*path}', (request, response, next) => {
    if (request.query['widgets'] !== 'inspect' || request.headers['sec-fetch-dest'] === 'iframe') return next();
    const url = new URL(request.originalUrl, 'http://shop');
    url.searchParams.delete('widgets');
    // A session cookie. It changes no document outside the inspector's frame.
    response.cookie(inspectedCookie, '1', { path: '/', sameSite: 'lax' });
    response.type('html').send(inspectorPage(url.pathname + url.search));
  });
  return router;
}

/** The checker's command without its arguments. */
const checker = isPackaged
  ? [join(folders.root, 'storefront-widgets.mjs'), 'check']
  : [join('test', 'tools', 'check', 'check.mjs')];

/** The findings of `npm run check`. It runs in a child process, so that the shop can still respond. */
const findingsOf = (theme: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const command = [...checker, theme, '--json'];
    execFile(process.execPath, command, { maxBuffer: 2 ** 26 }, (_, stdout, complaint) => {
      try {
        resolve((JSON.parse(stdout) as { findings: unknown }).findings);
      } catch {
        reject(new Error(complaint || stdout));
      }
    });
  });
