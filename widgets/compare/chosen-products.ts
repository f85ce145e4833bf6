import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../core/storage/storage';

/**
 * The address of the page that compares these products.
 *
 * @param base the address of the shop's comparisons, `/compare`
 */
export function compareAddress(base: string, ids: readonly string[]): string {
  const { origin, pathname } = new URL(base, document.baseURI);
  return [origin + pathname.replace(/\/+$/, ''), ...ids].join('/');
}

/** Key in session storage. The choice lasts for the visit, because the shopper may choose in more than one list. */
const KEY = 'compare';

const read = (): readonly string[] => [
  ...new Set((readStorage(KEY, 'session') ?? '').split(',').filter((id) => /^\d+$/.test(id))),
];

let chosen = read();
const listeners = new Set<() => void>();

/** The products that the shopper wants to compare, by id, in the order in which they were chosen. */
export const chosenProducts = {
  ids: (): readonly string[] => chosen,

  /** Adds products to the choice, or takes them out of it. */
  choose(ids: readonly string[], wanted: boolean): void {
    const others = chosen.filter((id) => !ids.includes(id));
    const next = wanted ? [...chosen, ...ids.filter((id) => !chosen.includes(id))] : others;
    if (next.join() === chosen.join()) return;
    chosen = next;
    writeStorage(KEY, chosen.join(), 'session');
    for (const listener of [...listeners]) listener();
  },

  /** Reads the stored choice again, for a page that the back/forward cache restores. */
  refresh(): void {
    chosen = read();
    for (const listener of [...listeners]) listener();
  },

  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The ids of `chosenProducts`. The component renders again when they change. */
export function useChosenProducts(): readonly string[] {
  return useSyncExternalStore(chosenProducts.subscribe, chosenProducts.ids, chosenProducts.ids);
}
