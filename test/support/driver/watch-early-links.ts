import type { Page } from 'playwright-core';

/** Two frames. After a change Chromium computes the styles in the first one, and then reads the links and reports them. */
const frames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))';

/**
 * Asks Chromium which links of a page its speculation rules allow: https://chromedevtools.github.io/devtools-protocol/tot/Preload/
 *
 * @returns a function that reads the allowed URLs of the shown page. It opens menus and dialogs first, because Chromium
 *   counts a link only while it is rendered.
 */
export async function watchEarlyLinks(page: Page): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  /** Loader id of a document → its allowed URLs. */
  const allowed = new Map<string, string[]>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ loaderId, preloadingAttemptSources }) => {
    allowed.set(
      loaderId,
      preloadingAttemptSources.map(({ key }) => key.url),
    );
  });
  await session.send('Preload.enable');
  return async () => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = !details.open;
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const dialog of document.querySelectorAll('dialog')) dialog.open = true;
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    });
    // The response comes by the session of the reports, so it is later than they are.
    await session.send('Runtime.evaluate', { expression: frames, awaitPromise: true });
    const { frameTree } = await session.send('Page.getFrameTree');
    return [...new Set(allowed.get(frameTree.frame.loaderId) ?? [])];
  };
}
