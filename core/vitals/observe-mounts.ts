import type { Slot } from '../loader/slot';

/**
 * Observes how long each group takes from the time when its first slots begin to load until they are mounted. A group that
 * was mounted before this call is not reported, because its time is unknown.
 */
export function observeMounts(take: (group: string, milliseconds: number) => void): void {
  /** The time at which each group began to load; 0 if it is mounted. */
  const wanted = new Map<string, number>();
  const look = (now: number) => {
    // The public type has no `group`, but the objects are the loader's own slots, which have it.
    for (const { group, status } of (window.storefrontWidgets?.slots() ?? []) as readonly Slot[]) {
      if (status === 'loading' && !wanted.has(group)) wanted.set(group, now);
      if (status !== 'mounted') continue;
      const start = wanted.get(group);
      wanted.set(group, 0);
      if (start) take(group, now - start);
    }
  };
  // The time at which a group that is already loading was requested is unknown. Most groups are requested when the page is
  // idle, like this file, so the time of this file's request is used.
  look(performance.getEntriesByName(import.meta.url)[0]?.startTime ?? 0);
  new MutationObserver(() => look(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-widget-status'],
  });
}
