/** An event of Chromium's trace format; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly args?: { readonly data?: Readonly<Record<string, unknown>> };
}

/** A span of Chromium's trace, in milliseconds of the trace. */
interface Span {
  readonly start: number;
  readonly duration: number;
}

/** The presses of a trace, the slowest first, and its scripts. */
export interface Trace {
  readonly presses: readonly [Span, ...Span[]];
  /** Milliseconds of scripts with a matching URL during the span, including the functions that they called. */
  scriptTime(href: RegExp, span: Span): number;
}

/** Reads a trace with the category `devtools.timeline`. */
export function readTrace(trace: Buffer): Trace {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  // The events of one press have the same id, and the slowest one counts.
  const presses = new Map<number, Span>();
  for (const { name, ph, ts, args } of traceEvents) {
    const [id, duration] = [Number(args?.data?.['interactionId']), Number(args?.data?.['duration'])];
    if (name !== 'EventTiming' || ph !== 'b' || !(id > 0) || duration <= (presses.get(id)?.duration ?? 0)) continue;
    presses.set(id, { start: ts / 1_000, duration });
  }
  const [slowest, ...others] = [...presses.values()].sort((one, other) => other.duration - one.duration);
  if (!slowest) throw new Error('the trace has no press');
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
  return {
    presses: [slowest, ...others],
    scriptTime: (href, { start, duration }) =>
      outermost
        .filter(({ url }) => href.test(url))
        .map((call) => Math.min(call.end, start + duration) - Math.max(call.start, start))
        .filter((time) => time > 0)
        .reduce((sum, time) => sum + time, 0),
  };
}
