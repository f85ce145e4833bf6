import type { Page } from 'playwright-core';
import { openDevTools } from './throttle';

const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');

/**
 * Answers whatever a page asks of other hosts, pictures of videos for instance, with an empty picture: a test never
 * reaches the network. The shop itself speaks plain HTTP here, so that https means the others.
 *
 * A route of Playwright would do the same, and turn the browser's cache off: every page would load the bundle twice.
 */
export async function answerForOthers(page: Page): Promise<void> {
  const devTools = await openDevTools(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }], body: picture };
    // The page may be gone by then.
    devTools.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}
