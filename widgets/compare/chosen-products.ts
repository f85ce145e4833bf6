import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../core/page/storage';

/** The products to compare are kept for the visit: the shopper chooses them in more than one list. */
const KEY = 'compare';

const read = (): readonly string[] => (readStorage(KEY, 'session') ?? '').split(',').filter(Boolean);

let chosen = read();
const listeners = new Set<() => void>();

/** The products that the shopper wants to compare, by id, in the order in which they were chosen. */
export const chosenProducts = {
  ids: (): readonly string[] => chosen,

  /** Chooses products, or takes their choice back. */
  choose(ids: readonly string[], wanted: boolean): void {
    const others = chosen.filter((id) => !ids.includes(id));
    const next = wanted ? [...chosen, ...ids.filter((id) => !chosen.includes(id))] : others;
    if (next.join() === chosen.join()) return;
    chosen = next;
    writeStorage(KEY, chosen.join(), 'session');
    for (const listener of [...listeners]) listener();
  },

  /** Reads what is kept once more: for a page that comes back from the browser's cache. */
  refresh(): void {
    chosen = read();
    for (const listener of [...listeners]) listener();
  },

  /** @returns stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** What `chosenProducts` holds now. */
export function useChosenProducts(): readonly string[] {
  return useSyncExternalStore(chosenProducts.subscribe, chosenProducts.ids, chosenProducts.ids);
}
