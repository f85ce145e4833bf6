/** Whether the browser prerenders the page for a visit that may never happen. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/**
 * Resolves when a shopper sees the page: at once, unless it is prerendered. Before that, nothing may be written to the
 * shop, and no analytics event may fire:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(): Promise<void> {
  if (!isPrerendering()) return Promise.resolve();
  return new Promise((activated) => {
    document.addEventListener('prerenderingchange', () => activated(), { once: true });
  });
}
