/**
 * Runs a function at once. On a prerendered page it waits until the shopper visits the page, which may never happen. Before the
 * visit the cart can change in another page, session storage is a copy that the browser drops, and nothing may be counted:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run);
  else run();
}
