/** A fake performance timeline, whose entries a test makes. */
export interface FakeTimeline {
  /** The options of all observers, in order. */
  readonly observed: PerformanceObserverInit[];
  /** Delivers an entry at once. */
  tell(entryType: string, entry: object): void;
  /** Stores an entry until `takeRecords`. */
  keep(entryType: string, entry: object): void;
}

/** Gives the page a timeline with some types of entries, because jsdom has none. */
export function fakeTimeline(...known: readonly string[]): FakeTimeline {
  const observed: PerformanceObserverInit[] = [];
  let kept: object[] = [];
  let hand = (_: { getEntries: () => object[] }): void => undefined;
  class FakeObserver {
    static readonly supportedEntryTypes = known;
    constructor(callback: typeof hand) {
      hand = callback;
    }
    observe(options: PerformanceObserverInit) {
      observed.push(options);
    }
    takeRecords() {
      const taken = kept;
      kept = [];
      return taken;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  return {
    observed,
    tell: (entryType, entry) => hand({ getEntries: () => [{ entryType, ...entry }] }),
    keep: (entryType, entry) => void kept.push({ entryType, ...entry }),
  };
}
