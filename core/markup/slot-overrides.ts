import type { InitialProps, Overrides, PartOverride } from './overrides';
import { steadyOverride, type ResolvedOverride, type SteadyOverride } from './steady-override';

/** The current overrides of the parts of one slot. A part listens to changes of its override. */
export interface SlotOverrides {
  /**
   * Returns the same object until the override changes.
   *
   * @param index the index of the element among the elements of that part
   */
  get(part: string, index: number): ResolvedOverride;
  set(next: Overrides): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes the overrides of one slot. At first no part has an override, so the markup stays as the server printed it.
 * @param initial the initial props of the slot's parts, for overrides that are functions
 * @param listenTo called with the name of each handler that a part gets
 */
export function createSlotOverrides(
  initial: ReadonlyMap<string, readonly InitialProps[]>,
  listenTo: (handler: string) => void,
): SlotOverrides {
  let overrides: Readonly<Record<string, ResolvedOverride | readonly ResolvedOverride[]>> = {};
  const steady = new Map<string, SteadyOverride[]>();
  const listeners = new Set<() => void>();

  const resolve = (part: string, override: PartOverride) => {
    const steadyOfPart = steady.get(part) ?? [];
    steady.set(part, steadyOfPart);
    const steadyAt = (next: ResolvedOverride, index: number) =>
      (steadyOfPart[index] ??= steadyOverride(listenTo))(next);
    return typeof override === 'function'
      ? initial.get(part)?.map((element, index) => steadyAt(override(element, index), index))
      : steadyAt(override, 0);
  };

  return {
    get(part, index) {
      const override = overrides[part];
      return Array.isArray(override) ? override[index] : (override as ResolvedOverride);
    },
    set(next) {
      // Functions run here, not while the parts render: an error in a part would unmount the root and remove its markup.
      overrides = Object.fromEntries(
        Object.entries(next).map(([part, override]) => [part, resolve(part, override as PartOverride)]),
      );
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
