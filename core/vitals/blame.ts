interface ScriptTiming extends PerformanceEntry {
  readonly sourceURL: string;
}

/** https://developer.mozilla.org/docs/Web/API/PerformanceLongAnimationFrameTiming */
export interface LongFrame extends PerformanceEntry {
  readonly blockingDuration: number;
  readonly scripts: readonly ScriptTiming[];
}

/** The folder of all versions. It has only files of the bundle. */
const folder = new URL('..', import.meta.url).href;

/** Adds the milliseconds of all scripts in a period. Browsers report no script under 5 ms. */
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
