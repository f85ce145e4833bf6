/** https://developer.mozilla.org/docs/Web/API/NotRestoredReasons */
interface NotRestored {
  readonly reasons: readonly { readonly reason: string }[] | null;
  readonly children: readonly NotRestored[] | null;
}

/**
 * Reads why *Back* or *Forward* had to load the page anew. Only Chromium has the reasons, and only for frames of the page's own
 * origin.
 *
 * @returns the browser's words, each once, such as `unload-listener`; none if the page was restored or was not visited before
 */
export function notRestored(): readonly string[] {
  // The DOM types of TypeScript do not have the property.
  const [visit] = performance.getEntriesByType('navigation') as { notRestoredReasons?: NotRestored | null }[];
  const reasonsOf = ({ reasons, children }: NotRestored): readonly string[] => [
    ...(reasons ?? []).map(({ reason }) => reason),
    ...(children ?? []).flatMap(reasonsOf),
  ];
  return visit?.notRestoredReasons ? [...new Set(reasonsOf(visit.notRestoredReasons))] : [];
}
