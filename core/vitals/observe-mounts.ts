import type { Slot } from '../loader/slot';

/**
 * Observes how long each group takes, from when its first slots are loaded until they are mounted. What was mounted before
 * is not told: nobody knows when.
 */
export function observeMounts(take: (group: string, milliseconds: number) => void): void {
  /** When each group was wanted first; 0 where it is mounted. */
  const wanted = new Map<string, number>();
  const look = (now: number) => {
    // The loader gives its own slots.
    for (const { group, status } of (window.storefrontWidgets?.slots() ?? []) as readonly Slot[]) {
      if (status === 'loading' && !wanted.has(group)) wanted.set(group, now);
      if (status !== 'mounted') continue;
      const start = wanted.get(group);
      wanted.set(group, 0);
      if (start) take(group, now - start);
    }
  };
  // What is on its way already was wanted when the page was idle, and so was this file.
  look(performance.getEntriesByName(import.meta.url)[0]?.startTime ?? 0);
  new MutationObserver(() => look(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-widget-status'],
  });
}
