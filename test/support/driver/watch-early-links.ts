import type { Page } from 'playwright-core';
import { until } from './until';

/** Milliseconds without news after which Chromium has read all links of a page. */
const QUIET = 250;

/**
 * Asks Chromium which links of a page its speculation rules allow: https://chromedevtools.github.io/devtools-protocol/tot/Preload/
 *
 * @returns reads the allowed addresses of the shown page. Menus and dialogs are opened first, because a link counts only
 *   while it is rendered.
 */
export async function watchEarlyLinks(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  let allowed: string[] = [];
  let heardAt = 0;
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    allowed = preloadingAttemptSources.map(({ key }) => key.url);
    heardAt = Date.now();
  });
  await session.send('Preload.enable');
  return async () => {
    heardAt = 0;
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = !details.open;
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const dialog of document.querySelectorAll('dialog')) dialog.open = true;
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    });
    await until('Chromium has read the links', () => heardAt > 0 && Date.now() - heardAt > QUIET);
    return [...new Set(allowed)];
  };
}
