import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = '/their-app/';

/** Serves the files of npm packages to the page, as an app's own host would. */
export const serveApp = (page: Page): Promise<unknown> =>
  page.route(`**${FOLDER}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(FOLDER);
    return route.fulfill({ path: join('node_modules', file) });
  });

/**
 * What a merchant pastes into the Script Manager: it loads the scripts of an app one after the other, then runs the app's code
 * when the document is parsed.
 *
 * @param files paths below `node_modules`; style sheets are linked, too
 */
export const appScript = (code: string, files: readonly string[] = []): string => `(async () => {
  for (const file of ${JSON.stringify(files)}) await new Promise((onload, onerror) => {
    const isStyle = file.endsWith('.css');
    const url = '${FOLDER}' + file;
    const element = document.createElement(isStyle ? 'link' : 'script');
    Object.assign(element, { onload, onerror }, isStyle ? { rel: 'stylesheet', href: url } : { src: url });
    document.head.append(element);
  });
  if (document.readyState === 'loading') await new Promise((ready) => addEventListener('DOMContentLoaded', ready));
  ${code}
})();`;
