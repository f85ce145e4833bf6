/**
 * Runs when the page has been parsed. The bundle's tag is `async`, because then a CDN that hangs holds up nobody's
 * `DOMContentLoaded`; so the loader may arrive before the page is whole.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
