/**
 * Moves the focus after a change removed the element that had it: to the first candidate that can have it, else to the last
 * resort. If the last resort has no `tabindex`, it gets `tabindex="-1"`. So the focus does not go to the start of the page.
 *
 * @param candidates elements in the order of preference; `null` and `undefined` are skipped
 * @param lastResort a heading, a landmark or the like
 * @param options for `focus()` of the last resort; the page is never scrolled to a candidate
 * @returns the element that has the focus now, if any took it
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

/** Tries to set the focus, because only the browser knows whether an element is hidden, inert or disabled. */
function takesFocus(element: Element, options: FocusOptions = { preventScroll: true }): boolean {
  // A field named `focus` clobbers its form's method, so the prototype's method is called. SVG elements have it, too.
  (Object.getPrototypeOf(element) as HTMLElement).focus.call(element, options);
  return document.activeElement === element;
}
