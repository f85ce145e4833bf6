/**
 * Focuses the first candidate that takes it, else the last resort. A removed element's focus would go to the start of
 * the page.
 *
 * @param options for the last resort; candidates never scroll the page
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

/** Only the browser knows whether an element is hidden, inert or disabled. */
function takesFocus(element: Element, options: FocusOptions = { preventScroll: true }): boolean {
  // A field named `focus` clobbers its form's method. SVG elements have the method, too.
  (Object.getPrototypeOf(element) as HTMLElement).focus.call(element, options);
  return document.activeElement === element;
}
