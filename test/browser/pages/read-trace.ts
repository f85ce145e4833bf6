/** An event of Chromium's trace format; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly args?: { readonly data?: Readonly<Record<string, unknown>> };
}

/** A press in Chromium's trace, in milliseconds of the trace. */
interface TracedPress {
  readonly start: number;
  readonly duration: number;
}

/** The slowest press of a trace. */
export interface Trace {
  readonly inp: TracedPress;
  /** Milliseconds of scripts with a matching address during the press, including the functions that they called. */
  scriptTime(address: RegExp): number;
}

/** Reads a trace with the category `devtools.timeline`. */
export function readTrace(trace: Buffer): Trace {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const presses = traceEvents
    .filter(({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && Number(args?.data?.['interactionId']) > 0)
    .map(({ ts, args }) => ({ start: ts / 1_000, duration: Number(args?.data?.['duration']) }))
    .sort((one, other) => other.duration - one.duration);
  const [inp] = presses;
  if (!inp) throw new Error('the trace has no press');
  const calls = traceEvents
    .filter(({ name, ph }) => name === 'FunctionCall' && ph === 'X')
    .map(({ ts, dur = 0, tid, args }) => ({
      tid,
      start: ts / 1_000,
      end: (ts + dur) / 1_000,
      url: String(args?.data?.['url'] ?? ''),
    }));
  const isOutermost = ({ tid, start, end }: (typeof calls)[number]) =>
    !calls.some(
      (other) => other.tid === tid && other.start <= start && other.end >= end && other.end - other.start > end - start,
    );
  const outermost = calls.filter(isOutermost);
  const { start, duration } = inp;
  return {
    inp,
    scriptTime: (address) =>
      outermost
        .filter(({ url }) => address.test(url))
        .map((call) => Math.min(call.end, start + duration) - Math.max(call.start, start))
        .filter((time) => time > 0)
        .reduce((sum, time) => sum + time, 0),
  };
}
