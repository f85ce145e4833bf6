import type { Page } from 'playwright-core';

/**
 * Answers repeated calls of the page from memory, because a test that repeats an action measures the page, not the
 * shop. Call it before the page navigates.
 */
export async function replayResponses(page: Page): Promise<void> {
  // While requests are intercepted, the browser requests every picture again, and keeps each copy for minutes.
  await page.context().unrouteAll();
  await page.addInitScript(() => {
    const responses = new Map<string, Promise<[body: string, type: string]>>();
    const { fetch } = window;
    window.fetch = async (resource, options) => {
      const request = new Request(resource, options);
      const key = `${request.method} ${request.url}`;
      const known = await responses.get(key);
      if (known) return new Response(known[0], { headers: { 'content-type': known[1] } });
      const response = await fetch(request);
      const type = response.headers.get('content-type') ?? '';
      const body = response.clone().text();
      const stored = body.then((text): [string, string] => [text, type]);
      // The page may abort the call while the response arrives.
      stored.catch(() => responses.delete(key));
      responses.set(key, stored);
      return response;
    };
  });
}
