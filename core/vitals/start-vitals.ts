import type { Slot } from '../loader/slot';
import type { Vital } from '../events/vital';

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

/** The maximum number of different problems that listeners get until the page is hidden or shown. */
const MOST = 10;

/**
 * Stops repeated `widgets:error` events: until the page is hidden or shown, listeners get each message once, and at most ten
 * messages. So a page that is open for a day does not send too many reports. The count starts again each time the page is
 * hidden or shown, like the vitals. The console still shows every problem.
 */
export function holdRepeats(): void {
  const told = new Set<unknown>();
  addEventListener('visibilitychange', () => told.clear());
  // In the capturing phase the window gets an event before the document and its elements.
  addEventListener(
    'widgets:error',
    (event) => {
      // Another script may send an event of this name, without a detail.
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

/**
 * Reads why *Back* or *Forward* had to load the page anew. Only Chromium has the reasons, and only for frames of the page's own
 * origin.
 *
 * @returns the browser's words, each once, such as `unload-listener`; none if the page was restored or was not visited before
 */
export function notRestored(): readonly string[] {
  // The DOM types of TypeScript do not have the property.
  const [visit] = performance.getEntriesByType('navigation') as { notRestoredReasons?: NotRestored | null }[];
  const reasonsOf = ({ reasons, children }: NotRestored): readonly string[] => [
    ...(reasons ?? []).map(({ reason }) => reason),
    ...(children ?? []).flatMap(reasonsOf),
  ];
  return visit?.notRestoredReasons ? [...new Set(reasonsOf(visit.notRestoredReasons))] : [];
}

/**
 * Observes how long each group takes from the time when its first slots begin to load until they are mounted. A group that
 * was mounted before this call is not reported, because its time is unknown.
 */
export function observeMounts(take: (group: string, milliseconds: number) => void): void {
  /** The time at which each group began to load; 0 if it is mounted. */
  const wanted = new Map<string, number>();
  const look = (now: number) => {
    // The public type has no `group`, but the objects are the loader's own slots, which have it.
    for (const { group, status } of (window.storefrontWidgets?.slots() ?? []) as readonly Slot[]) {
      if (status === 'loading' && !wanted.has(group)) wanted.set(group, now);
      if (status !== 'mounted') continue;
      const start = wanted.get(group);
      wanted.set(group, 0);
      if (start) take(group, now - start);
    }
  };
  // The time at which a group that is already loading was requested is unknown. Most groups are requested when the page is
  // idle, like this file, so the time of this file's request is used.
  look(performance.getEntriesByName(import.meta.url)[0]?.startTime ?? 0);
  new MutationObserver(() => look(performance.now())).observe(document, {
    subtree: true,
    attributeFilter: ['data-widget-status'],
  });
}

/**
 * Observes the browser's performance timeline, including the entries from before this call. Types of entries that the
 * browser does not support are left out.
 *
 * @param takers a function for each type of entries
 * @returns a function that handles at once the entries that the browser has not delivered yet
 */
export function observeTimeline(takers: Readonly<Record<string, (entry: never) => void>>): () => void {
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) takers[entry.entryType]!(entry as never);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes) {
    // The threshold applies to presses. It is 16 ms, the minimum that browsers accept.
    if (takers[type]) observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
  return () => takeAll(observer.takeRecords());
}

/** Only this number of the newest long frames is evaluated, as many as a browser keeps in its own buffer. */
const FRAMES = 200;

interface Press {
  readonly startTime: number;
  readonly duration: number;
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sends `widgets:vital` events on the share of pages that `data-widget-vitals` sets in percent. On all pages it stops
 * repeated reports of a problem. The events contain no data about the shopper.
 */
export function startVitals(): void {
  holdRepeats();
  const { widgetVitals } = document.querySelector<HTMLElement>('[data-widget-vitals]')!.dataset;
  if (!(Math.random() * 100 < +widgetVitals!)) return;

  const send = (detail: Vital) => document.dispatchEvent(new CustomEvent('widgets:vital', { detail }));
  const reasons = notRestored();
  if (reasons[0]) send({ name: 'not-restored', value: reasons.length, reasons: reasons.join(', ') });
  observeMounts((group, value) => send({ name: 'mount', value, group }));

  const presses = new Map<number, Press>();
  let frames: LongFrame[] = [];
  let shifted = 0;
  // One press fires several events, and the slowest one counts.
  const takePress = ({ interactionId: id, startTime, duration }: PerformanceEventTiming) => {
    if (id && duration > (presses.get(id)?.duration ?? -1)) presses.set(id, { startTime, duration });
  };
  const flush = observeTimeline({
    event: takePress,
    'first-input': takePress,
    'long-animation-frame': (frame: LongFrame) => {
      if (frames.push(frame) > FRAMES) frames.shift();
    },
    'layout-shift': ({ value, hadRecentInput, sources }: LayoutShift) => {
      // If a whole slot moves, something outside of the slot moved it. So only nodes inside a slot count.
      const isOurs = sources.some(({ node }) => node?.parentElement?.closest('[data-widget]'));
      if (isOurs && !hadRecentInput) shifted += value;
    },
  });

  document.addEventListener('visibilitychange', () => {
    flush();
    // The slowest presses are left out, one for every fifty presses, as in INP (https://web.dev/articles/inp).
    const press = [...presses.values()].sort((one, other) => other.duration - one.duration).at(presses.size / 50);
    if (press) {
      const { startTime, duration: value } = press;
      send({ name: 'inp', value, ...(frames[0] && sumScriptTime(frames, startTime, startTime + value)) });
    }
    const late = frames.reduce((sum, { blockingDuration }) => sum + blockingDuration, 0);
    if (late) send({ name: 'long-frames', value: late, ...sumScriptTime(frames) });
    if (shifted) send({ name: 'layout-shift', value: shifted });
    presses.clear();
    frames = [];
    shifted = 0;
  });
}
