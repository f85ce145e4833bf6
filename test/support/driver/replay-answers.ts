import type { Page } from 'playwright-core';

/**
 * Answers the page's calls and pictures from its own memory once the shop has answered them: what is done over and
 * over is about the page, not about the shop. Call it before the page goes anywhere.
 */
export async function replayAnswers(page: Page): Promise<void> {
  // A browser whose requests are looked at asks for every picture anew, and keeps each copy for minutes.
  await page.context().unrouteAll();
  await page.addInitScript(() => {
    const answers = new Map<string, Promise<[body: string, type: string]>>();
    const { fetch } = window;
    window.fetch = async (resource, options) => {
      const request = new Request(resource, options);
      const key = `${request.method} ${request.url}`;
      const known = await answers.get(key);
      if (known) return new Response(known[0], { headers: { 'content-type': known[1] } });
      const answer = await fetch(request);
      const type = answer.headers.get('content-type') ?? '';
      const body = answer.clone().text();
      const kept = body.then((text): [string, string] => [text, type]);
      // The page may abort the call while the answer arrives.
      kept.catch(() => answers.delete(key));
      answers.set(key, kept);
      return answer;
    };
  });
}
