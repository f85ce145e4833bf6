/**
 * Adds `matchMedia`, which jsdom lacks: it answers queries for `min-width`, and dispatches `change`. Other queries
 * match only if the test names them, such as those for a mouse or for reduced motion.
 *
 * @param width CSS pixels
 * @returns changes the width of the window
 */
export function giveWindow(width: number, others: readonly string[] = []): (width: number) => void {
  const lists = new Map<string, EventTarget & { media: string; matches: boolean }>();
  const matchesNow = (query: string): boolean => {
    const from = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
    return from === undefined ? others.includes(query) : width >= Number(from);
  };
  Object.assign(window, {
    matchMedia: (media: string) => {
      const list = lists.get(media) ?? Object.assign(new EventTarget(), { media, matches: matchesNow(media) });
      lists.set(media, list);
      return list;
    },
  });
  return (next) => {
    width = next;
    for (const list of lists.values()) {
      const matches = matchesNow(list.media);
      if (matches === list.matches) continue;
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    }
  };
}
