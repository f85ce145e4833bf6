interface ScriptTiming extends PerformanceEntry {
  readonly sourceURL: string;
}

/** https://developer.mozilla.org/docs/Web/API/PerformanceLongAnimationFrameTiming */
export interface LongFrame extends PerformanceEntry {
  readonly blockingDuration: number;
  readonly scripts: readonly ScriptTiming[];
}

/** The folder of all versions; all scripts of the widgets are in it. */
const folder = new URL('..', import.meta.url).href;

/**
 * Adds up the milliseconds that scripts took between `start` and `end`. Browsers do not list scripts that took less than
 * 5 ms.
 *
 * @param start in milliseconds of the page's timeline; so is `end`
 * @returns the time of the widgets' scripts (`ours`) and the time of all other scripts (`others`)
 */
export function blame(frames: readonly LongFrame[], start = 0, end = Number.POSITIVE_INFINITY) {
  const sum = { ours: 0, others: 0 };
  for (const { sourceURL, startTime, duration } of frames.flatMap(({ scripts }) => scripts)) {
    sum[sourceURL.startsWith(folder) ? 'ours' : 'others'] += Math.max(
      0,
      Math.min(end, startTime + duration) - Math.max(start, startTime),
    );
  }
  return sum;
}
