import type { Page } from 'playwright-core';

/**
 * Answers the page's calls and pictures from its own memory once the shop has answered them: what is done over and
 * over is about the page, not about the shop. The page must have no policy that forbids `blob:`. Call it before the
 * page goes anywhere.
 */
export async function replayAnswers(page: Page): Promise<void> {
  // A browser whose requests are looked at asks for every picture anew, and keeps each copy for minutes.
  await page.context().unrouteAll();
  await page.addInitScript(() => {
    const known = new Map<string, string>();
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
      const key = `${method} ${new URL(url, document.baseURI).href}`;
      const answer = known.get(key);
      if (answer) return open.call(this, 'GET', answer, true);
      this.addEventListener('load', () => {
        const type = this.getResponseHeader('content-type') ?? '';
        known.set(key, URL.createObjectURL(new Blob([this.responseText], { type })));
      });
      return open.call(this, method, url, true);
    } as typeof open;
  });
}
