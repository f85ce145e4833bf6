/** What a page holds on to at one moment, once everything that nobody needs has been thrown away. */
export interface Weight {
  /** Bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Timers that have yet to run. */
  readonly timers: number;
  /** Slots that the loader follows. */
  readonly slots: number;
}

/**
 * What a figure may grow by while nothing leaks. React and the browser's observers hold on to what they touched last, and
 * the engine goes on compiling what runs often.
 */
const allowances: Weight = { heap: 400_000, nodes: 100, listeners: 20, timers: 2, slots: 0 };

/** By how much a figure has grown for good: from the most of the first two weighings to the least of the last two. */
export function growthOf(weights: readonly Weight[], figure: keyof Weight): number {
  const values = weights.map((weight) => weight[figure]);
  return Math.min(...values.slice(-2)) - Math.max(...values.slice(0, 2));
}

/** The figures that grew by more than they may. */
export const leaksIn = (weights: readonly Weight[]): (keyof Weight)[] =>
  (Object.keys(allowances) as (keyof Weight)[]).filter((figure) => growthOf(weights, figure) > allowances[figure]);
