/**
 * The visible text of an element, with single spaces.
 * @param limit the maximum number of characters
 */
export function shownText(element: Element | null | undefined, limit = 300): string {
  if (!element || element.matches('[hidden], script, style, template, svg')) return '';
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? ` ${shownText(node, limit)} ` : node instanceof Text ? node.data : '',
  );
  const text = parts.join('').replace(/\s+/g, ' ').trim();
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
