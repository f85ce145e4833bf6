import type { Overrides } from './overrides';

/** The overrides that hold for the parts of one slot now, and the parts that listen to changes. */
export interface SlotOverrides {
  get(part: string): Overrides[string] | undefined;
  set(next: Overrides): void;
  subscribe(listener: () => void): () => void;
}

/** Makes the overrides of one slot, none at first: the markup is as the server printed it. */
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
