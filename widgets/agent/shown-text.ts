/** `limit` in characters. */
export function shownText(element: Element | null | undefined, limit = 300): string {
  if (!element || element.matches('[hidden], script, style, template, svg')) return '';
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? ` ${shownText(node, limit)} ` : node instanceof Text ? node.data : '',
  );
  const text = parts.join('').replace(/\s+/g, ' ').trim();
  return cutText(text, limit);
}

/** Also removes control and tag characters (U+E0000 to U+E007F), which can hide text for agents from shoppers. */
export function cutText(text: string, limit: number): string {
  const visible = text.replace(/[\p{Cc}\u{E0000}-\u{E007F}]/gu, '');
  return visible.length > limit ? `${visible.slice(0, limit - 1)}…` : visible;
}
