import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../core/storage/storage';

/**
 * The URL of the page that compares these products.
 *
 * @param base the URL of the shop's comparisons, `/compare`
 */
export function compareUrl(base: string, ids: readonly string[]): string {
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

function change(next: readonly string[]): void {
  if (next.join() === chosen.join()) return;
  chosen = next;
  writeStorage(KEY, chosen.join(), 'session');
  for (const listener of [...listeners]) listener();
}

/** The products that the shopper wants to compare, by id, in the order in which they were chosen. */
export const chosenProducts = {
  ids: (): readonly string[] => chosen,

  add: (ids: readonly string[]): void => change([...chosen, ...ids.filter((id) => !chosen.includes(id))]),

  remove: (ids: readonly string[]): void => change(chosen.filter((id) => !ids.includes(id))),

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
