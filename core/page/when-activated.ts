/**
 * Runs a function at once or, if the browser prerenders the page, when the shopper visits it, which may never happen. Until then
 * the cart can change in another page, session storage is a copy that the browser drops, and nothing may be counted:
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
export function whenActivated(run: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run);
  else run();
}
