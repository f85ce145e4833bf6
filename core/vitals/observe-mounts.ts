import type { Slot } from '../loader/slot';

/**
 * Measures the time of each group from `loading` to `mounted` of its first slots. Groups that were mounted before are left out: their
 * time is unknown.
 */
export function observeMounts(take: (group: string, milliseconds: number) => void): void {
  /** The time at which each group began to load; 0 when it is mounted. */
  const wanted = new Map<string, number>();
  const look = (now: number) => {
    // The handle returns the loader's own slots.
    for (const { group, status } of (window.storefrontWidgets?.slots() ?? []) as readonly Slot[]) {
      if (status === 'loading' && !wanted.has(group)) wanted.set(group, now);
      if (status !== 'mounted') continue;
      const start = wanted.get(group);
      wanted.set(group, 0);
      if (start) take(group, now - start);
    }
  };
  // A group that is loading now began when the page was idle, at the same time as this file.
  look(performance.getEntriesByName(import.meta.url)[0]?.startTime ?? 0);
  new MutationObserver(() => look(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-widget-status'],
  });
}
