/**
 * Returns the focus after a change has removed the focused element: to the first candidate that accepts it, else to the last resort,
 * which is made focusable. So the focus never returns to the start of the page.
 *
 * @param candidates elements in the order of preference; null and undefined are skipped
 * @param lastResort a heading, a landmark or the like
 * @param options for the last resort; a candidate is never scrolled to
 * @returns the element that has the focus now, if one accepted it
 */
export function returnFocus(
  candidates: Iterable<Element | null | undefined>,
  lastResort: HTMLElement | null | undefined,
  options: FocusOptions = { preventScroll: true },
): Element | null {
  for (const candidate of candidates) if (candidate && takesFocus(candidate)) return candidate;
  if (!lastResort) return null;
  if (!lastResort.hasAttribute('tabindex')) lastResort.tabIndex = -1;
  return takesFocus(lastResort, options) ? lastResort : null;
}

/** Only the browser knows whether an element is hidden, inert or disabled: try to focus it. */
function takesFocus(element: Element, options: FocusOptions = { preventScroll: true }): boolean {
  if (!element.isConnected) return false;
  // The elements of drawings have the same `focus`.
  (element as HTMLElement).focus(options);
  return document.activeElement === element;
}
