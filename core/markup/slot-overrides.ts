import type { Overrides } from './overrides';

/** What the widget of one slot says of its parts at the moment, and who wants to know. */
export interface SlotOverrides {
  get(part: string): Overrides[string] | undefined;
  set(next: Overrides): void;
  subscribe(listener: () => void): () => void;
}

/** A store for one slot, empty at first: the markup is as the server printed it. */
export function createSlotOverrides(): SlotOverrides {
  let overrides: Overrides = {};
  const listeners = new Set<() => void>();
  return {
    get: (part) => overrides[part],
    set(next) {
      overrides = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
