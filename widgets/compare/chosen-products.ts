import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../core/storage/storage';

/** `base` is the shop's `/compare`. */
export function compareUrl(base: string, ids: readonly string[]): string {
  const { origin, pathname } = new URL(base, document.baseURI);
  return [origin + pathname.replace(/\/+$/, ''), ...ids].join('/');
}

/** In session storage: the shopper may choose in several lists. */
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

/** In the order of choice. */
export const chosenProducts = {
  ids: (): readonly string[] => chosen,

  add: (ids: readonly string[]): void => change([...chosen, ...ids.filter((id) => !chosen.includes(id))]),

  remove: (ids: readonly string[]): void => change(chosen.filter((id) => !ids.includes(id))),

  /** After the back/forward cache. */
  refresh(): void {
    chosen = read();
    for (const listener of [...listeners]) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function useChosenProducts(): readonly string[] {
  return useSyncExternalStore(chosenProducts.subscribe, chosenProducts.ids, chosenProducts.ids);
}
