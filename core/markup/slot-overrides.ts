import type { InitialProps, Overrides, PartProps } from './overrides';

/** The overrides that hold for the parts of one slot now, and the parts that listen to changes. */
export interface SlotOverrides {
  /** @param index which of the elements of that name */
  get(part: string, index: number): PartProps | null | undefined;
  set(next: Overrides): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes the overrides of one slot, none at first: the markup is as the server printed it.
 * @param initial the initial props of the slot's parts, for overrides that are functions
 */
export function createSlotOverrides(initial: ReadonlyMap<string, readonly InitialProps[]>): SlotOverrides {
  let overrides: Readonly<Record<string, unknown>> = {};
  const listeners = new Set<() => void>();
  return {
    get(part, index) {
      const override = overrides[part];
      return (Array.isArray(override) ? override[index] : override) as PartProps | null | undefined;
    },
    set(next) {
      // Functions run here, not while the parts render: what throws in a part would end the root, and its markup with it.
      overrides = Object.fromEntries(
        Object.entries(next).map(([part, override]) => [
          part,
          typeof override === 'function' ? initial.get(part)?.map(override) : override,
        ]),
      );
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
