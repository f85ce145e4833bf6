import type { Page } from 'puppeteer-core';

/**
 * Leaves a page, does something on the next page of the tab, and lets the browser restore the first page from its
 * back/forward cache. npm's Chromium has no such cache (`BackForwardCacheDisabledForDelegate`). There the first page
 * stays open, the next page is a second tab with the same session storage, and the first page gets the events of leaving
 * and of being restored. `watch-frames.ts` withholds `storage` events in between, as a real cache does.
 *
 * @param path the URL of the next page
 */
export async function leaveAndReturn(page: Page, path: string, act: (next: Page) => Promise<void>): Promise<void> {
  const version = await page.browser().version();
  if (!version.startsWith('Headless')) {
    await page.goto(new URL(path, page.url()).href);
    await act(page);
    await page.evaluate(() => history.back());
    return;
  }
  const opened = new Promise<Page>((resolve) => page.once('popup', (popup) => popup && resolve(popup)));
  await page.evaluate((url) => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.open(url);
  }, path);
  const next = await opened;
  await next.waitForSelector('[data-widget]');
  await act(next);
  const stored = await next.evaluate(() => ({ ...sessionStorage }));
  await next.close();
  await page.evaluate((saved) => {
    sessionStorage.clear();
    Object.assign(sessionStorage, saved);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, stored);
}
