import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/**
 * Answers for other hosts, with an empty picture, when a page shows their pictures or leads to them: a test never reaches
 * the network. The shop itself speaks plain HTTP here, so that https means the others. What else a page asks of them is
 * for the test that is about it.
 *
 * A route of Playwright would do the same, and turn the browser's cache off: every page would load the bundle twice.
 */
export async function answerForOthers(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: picture,
    };
    // The page may be gone by then.
    devTools.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  const patterns = (['Image', 'Document'] as const).map((resourceType) => ({ urlPattern: 'https://*', resourceType }));
  await devTools.send('Fetch.enable', { patterns });
}
