import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/**
 * Answers image and document requests to other hosts with an empty picture, so that a test never reaches the network.
 * The shop uses plain HTTP here, so https means another host. Other requests to other hosts are left to the test that
 * is about them.
 *
 * A Playwright route would do the same, but it turns off the browser's cache: every page would load the bundle twice.
 */
export async function respondForOthers(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    const response = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: picture,
    };
    // The page may be closed by then.
    devTools.send('Fetch.fulfillRequest', response).catch(() => undefined);
  });
  const patterns = (['Image', 'Document'] as const).map((resourceType) => ({ urlPattern: 'https://*', resourceType }));
  await devTools.send('Fetch.enable', { patterns });
}
