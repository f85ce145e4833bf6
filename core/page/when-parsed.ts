/**
 * Runs a function when the page has been parsed. The bundle's tag is `async`, so that a slow CDN does not delay
 * `DOMContentLoaded`. The loader may therefore run before the page is parsed.
 */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
