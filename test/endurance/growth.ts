/** A page's memory at one moment, after a garbage collection. */
export interface Weight {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Timers that have not run yet. */
  readonly timers: number;
  /** Slots that the loader observes. */
  readonly slots: number;
}

/**
 * The growth of a figure that is not a leak. React and the browser's observers hold on to the last elements that they
 * used, and the engine compiles frequent code during the whole run.
 */
const allowances: Weight = { heap: 400_000, nodes: 100, listeners: 20, timers: 2, slots: 0 };

/** The lasting growth of a figure: from the maximum of the first two measurements to the minimum of the last two. */
export function growthOf(weights: readonly Weight[], figure: keyof Weight): number {
  const values = weights.map((weight) => weight[figure]);
  return Math.min(...values.slice(-2)) - Math.max(...values.slice(0, 2));
}

/** The figures that grew by more than their allowance. */
export const leaksIn = (weights: readonly Weight[]): (keyof Weight)[] =>
  (Object.keys(allowances) as (keyof Weight)[]).filter((figure) => growthOf(weights, figure) > allowances[figure]);
