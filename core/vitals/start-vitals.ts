import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital } from '../events/vital';
import type { Slot } from '../loader/slot';

interface ScriptTiming extends PerformanceEntry {
  readonly sourceURL: string;
}

/** https://developer.mozilla.org/docs/Web/API/PerformanceLongAnimationFrameTiming */
export interface LongFrame extends PerformanceEntry {
  readonly blockingDuration: number;
  readonly scripts: readonly ScriptTiming[];
}

/** The folder of all versions. */
const folder = new URL('..', import.meta.url).href;

/** Sums milliseconds of scripts between two times of the page's timeline. Browsers list none under 5 ms. */
export function sumScriptTime(frames: readonly LongFrame[], start = 0, end = Number.POSITIVE_INFINITY) {
  const sum = { ours: 0, others: 0 };
  for (const { sourceURL, startTime, duration } of frames.flatMap(({ scripts }) => scripts)) {
    sum[sourceURL.startsWith(folder) ? 'ours' : 'others'] += Math.max(
      0,
      Math.min(end, startTime + duration) - Math.max(start, startTime),
    );
  }
  return sum;
}

const MOST = 10;

/**
 * Listeners get each message of `widgets:error` once, and at most ten until the page is hidden or shown: a page open
 * all day sends few reports.
 */
export function holdRepeats(): void {
  const told = new Set<unknown>();
  addEventListener('visibilitychange', () => told.clear());
  // In the capturing phase the window is first.
  addEventListener(
    'widgets:error',
    (event) => {
      // Another script's event may lack a detail.
      const message = (event as CustomEvent<{ message: string } | null>).detail?.message;
      if (told.has(message) || told.size >= MOST) event.stopImmediatePropagation();
      told.add(message);
    },
    true,
  );
}

/** https://developer.mozilla.org/docs/Web/API/NotRestoredReasons */
interface NotRestored {
  readonly reasons: readonly { readonly reason: string }[] | null;
  readonly children: readonly NotRestored[] | null;
}

/** Why *Back* or *Forward* loaded the page anew, e.g. `unload-listener`. Chromium only, frames of the same origin. */
export function notRestored(): readonly string[] {
  // TypeScript's DOM types lack it.
  const [visit] = performance.getEntriesByType('navigation') as { notRestoredReasons?: NotRestored | null }[];
  const reasonsOf = ({ reasons, children }: NotRestored): readonly string[] => [
    ...(reasons ?? []).map(({ reason }) => reason),
    ...(children ?? []).flatMap(reasonsOf),
  ];
  return visit?.notRestoredReasons ? [...new Set(reasonsOf(visit.notRestoredReasons))] : [];
}

/** Groups mounted before are left out. */
export function observeMounts(take: (group: string, milliseconds: number) => void): void {
  /** 0 once mounted. */
  const wanted = new Map<string, number>();
  const look = (now: number) => {
    // The public type has no `group`.
    for (const { group, status } of (window.storefrontWidgets?.slots() ?? []) as readonly Slot[]) {
      if (status === 'loading' && !wanted.has(group)) wanted.set(group, now);
      if (status !== 'mounted') continue;
      const start = wanted.get(group);
      wanted.set(group, 0);
      if (start) take(group, now - start);
    }
  };
  // Groups already loading: most were requested when the page was idle, like this file, so its time is used.
  look(performance.getEntriesByName(import.meta.url)[0]?.startTime ?? 0);
  new MutationObserver(() => look(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-widget-status'],
  });
}

/** Observes the supported entry types, including earlier entries. The result handles pending entries at once. */
export function observeTimeline(takers: Readonly<Record<string, (entry: never) => void>>): () => void {
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) takers[entry.entryType]!(entry as never);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (takers[type]) observer.observe({ type, buffered: true });
  }
  return () => takeAll(observer.takeRecords());
}

/** A Web Vital, and for a slow press the times of scripts in it, if long frames were observed. */
export function describeMetric(
  {
    name,
    value,
    id,
    entries: [entry],
  }: Pick<MetricType, 'name' | 'value' | 'id'> & { entries: { startTime: number }[] },
  frames: readonly LongFrame[],
): Omit<Vital, 'version'> {
  const start = entry?.startTime ?? 0;
  return {
    name: name.toLowerCase() as Lowercase<typeof name>,
    value,
    id,
    ...(name === 'INP' && frames[0] && sumScriptTime(frames, start, start + value)),
  };
}

/** As many as a browser buffers. */
const FRAMES = 200;

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sends `widgets:vital` on the percentage of pages in `data-widget-vitals`, without data about the shopper. Holds
 * repeated reports on all pages.
 */
export function startVitals(): void {
  holdRepeats();
  const { widgetVitals } = document.querySelector<HTMLElement>('[data-widget-vitals]')!.dataset;
  if (!(Math.random() * 100 < +widgetVitals!)) return;

  const send = (detail: Omit<Vital, 'version'>) => {
    const version = window.storefrontWidgets?.version ?? '';
    document.dispatchEvent(new CustomEvent('widgets:vital', { detail: { ...detail, version } }));
  };
  const reasons = notRestored();
  if (reasons[0]) send({ name: 'not-restored', value: reasons.length, reasons: reasons.join(', ') });
  observeMounts((group, value) => send({ name: 'mount', value, group }));

  let frames: LongFrame[] = [];
  let shifted = 0;
  const flush = observeTimeline({
    'long-animation-frame': (frame: LongFrame) => {
      if (frames.push(frame) > FRAMES) frames.shift();
    },
    'layout-shift': ({ value, hadRecentInput, sources }: LayoutShift) => {
      // A slot that moves as a whole was moved from outside.
      const isOurs = sources.some(({ node }) => node?.parentElement?.closest('[data-widget]'));
      if (isOurs && !hadRecentInput) shifted += value;
    },
  });

  const takeMetric = (metric: MetricType) => {
    flush();
    send(describeMetric(metric, frames));
  };
  // Before the listener below: at a change of visibility they still read the frames.
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(takeMetric);

  document.addEventListener('visibilitychange', () => {
    flush();
    const late = frames.reduce((sum, { blockingDuration }) => sum + blockingDuration, 0);
    if (late) send({ name: 'long-frames', value: late, ...sumScriptTime(frames) });
    if (shifted) send({ name: 'layout-shift', value: shifted });
    frames = [];
    shifted = 0;
  });
}
