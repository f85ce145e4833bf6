/**
 * Runs a function when a shopper sees the page: at once, unless the browser prerenders it for a visit that may never happen.
 * Until then the cart can change in another page, session storage is a copy that the browser drops, and nothing may be
 * counted: https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run);
  else run();
}
