import { median } from './median';

/** The ratio of our figure to the reference theme's, over the rounds of a run. */
export interface Ratio {
  /** The median of the rounds' ratios. */
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

/** The measurements of one figure, round by round. The two values of a round have the same index. */
export interface Rounds {
  readonly ours: readonly number[];
  /** The reference theme's values; empty when it was not measured. */
  readonly theirs: readonly number[];
}

/**
 * The median of the rounds' ratios. Values of one round were measured under the same load, those of different rounds
 * were not. Undefined when every value of the reference theme is 0.
 */
export function ratioOf({ ours, theirs }: Rounds): Ratio | undefined {
  const ratios = ours.flatMap((value, round) => {
    const other = theirs[round];
    return other !== undefined && other > 0 ? [value / other] : [];
  });
  if (ratios.length === 0) return undefined;
  return { middle: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
