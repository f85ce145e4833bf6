/**
 * Observes the browser's timeline, with earlier entries. A browser ignores kinds of entries that it does not support.
 *
 * @param takers the functions that get the entries, by the kind of entry
 * @returns passes on the entries that the browser has not delivered yet
 */
export function observeTimeline(takers: Readonly<Record<string, (entry: never) => void>>): () => void {
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) takers[entry.entryType]!(entry as never);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    // The threshold is for presses: the smallest that browsers accept.
    if (takers[type]) observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  return () => takeAll(observer.takeRecords());
}
