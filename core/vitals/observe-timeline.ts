/**
 * Observes the browser's timeline, also what was before. A browser leaves kinds of entries out that it does not have.
 *
 * @param takers by the kind of their entries
 * @returns takes at once what the browser would tell later
 */
export function observeTimeline(takers: Readonly<Record<string, (entry: never) => void>>): () => void {
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) takers[entry.entryType]!(entry as never);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    // The threshold is that of presses: the least that browsers take.
    if (takers[type]) observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  return () => takeAll(observer.takeRecords());
}
