import { median } from './median';

/** How our figure stands to the reference theme's, over the rounds of a run. */
export interface Ratio {
  /** The middle of the rounds' ratios. */
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

/** What was measured of one thing, round by round: the two of a round stand at the same place. */
export interface Rounds {
  readonly ours: readonly number[];
  /** Of the reference theme; empty where none was named. */
  readonly theirs: readonly number[];
}

/**
 * The ratio of each round: the two of a round met the same mood of the machine, those of different rounds did not.
 * Nothing where the reference theme spent nothing.
 */
export function ratioOf({ ours, theirs }: Rounds): Ratio | undefined {
  const ratios = ours.flatMap((value, round) => {
    const other = theirs[round];
    return other !== undefined && other > 0 ? [value / other] : [];
  });
  if (ratios.length === 0) return undefined;
  return { middle: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
