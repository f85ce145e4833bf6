import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';

/**
 * Whether a browser posts a form once more by itself when the connection is cut before the response begins. A page without any
 * script shows it. Observed: Chromium 143 does not, 156 does.
 */
export async function repeatsCutPosts(browser: Browser): Promise<boolean> {
  let posts = 0;
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Connection', 'close');
      response.end('<form method="post"><button>Send</button></form>');
      return;
    }
    posts += 1;
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const page = await browser.newPage();
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    const left = page.waitForEvent('requestfailed');
    await page.getByRole('button').click();
    await left;
    return posts > 1;
  } finally {
    await page.close();
    server.close();
  }
}
