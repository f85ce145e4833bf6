/** A fake performance timeline, whose entries the test creates. */
export interface FakeTimeline {
  /** The options of all observers, in order. */
  readonly observed: PerformanceObserverInit[];
  /** Delivers an entry at once. */
  deliver(entryType: string, entry: object): void;
  /** Stores an entry until `takeRecords`. */
  store(entryType: string, entry: object): void;
}

/** Gives the page a timeline with some types of entries, because jsdom has none. */
export function fakeTimeline(...known: readonly string[]): FakeTimeline {
  const observed: PerformanceObserverInit[] = [];
  let stored: object[] = [];
  let notify = (_: { getEntries: () => object[] }): void => undefined;
  class FakeObserver {
    static readonly supportedEntryTypes = known;
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe(options: PerformanceObserverInit) {
      observed.push(options);
    }
    takeRecords() {
      const taken = stored;
      stored = [];
      return taken;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  return {
    observed,
    deliver: (entryType, entry) => notify({ getEntries: () => [{ entryType, ...entry }] }),
    store: (entryType, entry) => void stored.push({ entryType, ...entry }),
  };
}
