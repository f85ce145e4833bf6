/** Whether the browser has rendered the page ahead of a visit that may never happen. */
export function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

/**
 * Resolves when a shopper sees the page: at once, unless it is being prerendered. Nothing may be written to
 * the store and no analytics event may fire before:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(): Promise<void> {
  if (!isPrerendering()) return Promise.resolve();
  return new Promise((shown) => {
    document.addEventListener('prerenderingchange', () => shown(), { once: true });
  });
}
