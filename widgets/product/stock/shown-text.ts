/** The text of an element in one line, without its hidden parts. `''` if there is no element or if it is hidden itself. */
export function shownText(element: Element | null): string {
  if (!element || element.closest('[hidden]')) return '';
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden], [style*="display: none"], script, style')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
