import type { Vital } from '../events/vital';
import { blame, type LongFrame } from './blame';
import { holdRepeats } from './hold-repeats';
import { notRestored } from './not-restored';
import { observeMounts } from './observe-mounts';
import { observeTimeline } from './observe-timeline';

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
      send({ name: 'inp', value, ...(frames[0] && blame(frames, startTime, startTime + value)) });
    }
    const late = frames.reduce((sum, { blockingDuration }) => sum + blockingDuration, 0);
    if (late) send({ name: 'long-frames', value: late, ...blame(frames) });
    if (shifted) send({ name: 'layout-shift', value: shifted });
    presses.clear();
    frames = [];
    shifted = 0;
  });
}
