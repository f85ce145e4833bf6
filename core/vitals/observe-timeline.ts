/**
 * Observes the browser's performance timeline, including the entries from before this call. Types of entries that the
 * browser does not support are left out.
 *
 * @param takers a function for each type of entries
 * @returns a function that handles at once the entries that the browser has not delivered yet
 */
export function observeTimeline(takers: Readonly<Record<string, (entry: never) => void>>): () => void {
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) takers[entry.entryType]!(entry as never);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    // The threshold applies to presses. It is 16 ms, the minimum that browsers accept.
    if (takers[type]) observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  return () => takeAll(observer.takeRecords());
}
