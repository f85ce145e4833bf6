import { flushSync } from 'react-dom';
import type { Widget } from '../contract/define-widget';
import { unclobbered } from '../dom/unclobbered';
import { report } from '../errors/report';
import { nextTurn } from '../timing/wait';
import { type DueSlot, settleSlots } from './due-slot';
import { mountSlot, type Settled } from './mount-slot';
import type { OnDemand } from './on-demand';
import type { Session } from './session';
import { sessionStore } from './session-store';

/** Milliseconds until a yield, while few roots are mounted. */
const SLICE = 8;
/** Milliseconds; tasks over 50 ms count as blocking. */
const LONG_SLICE = 40;
/** From here on a slice takes as long as the yield before. */
const MANY_ROOTS = 100;
/** One flush for each root costs more; one for all is a long task. */
const ROOTS_PER_FLUSH = 5;
/** Then the code is compiled: a slow root means a slow device. */
const COLD_ROOTS = 10;

/**
 * Mounts slots in slices and yields between them (decision 49). Without `flushSync` each root would be a task with a
 * layout. The first roots run uncompiled code, ten times slower, so each has its own flush.
 */
export async function mountSlots(
  session: Session,
  widgets: ReadonlyMap<string, Widget>,
  slots: readonly HTMLElement[],
  settled: Settled,
): Promise<void> {
  const isFirst = !session.store;
  const store = sessionStore(session);
  if (isFirst) await nextTurn();
  const mountOne = (slot: HTMLElement): (() => void) => {
    const { widget: name = '', widgetStatus } = unclobbered(slot, 'dataset');
    // Put back meanwhile, and mounted by a later call.
    if (widgetStatus === 'mounted') return () => {};
    const widget = widgets.get(name);
    try {
      if (widget) return mountSlot(slot, widget, store, settled);
      session.loadChunk<OnDemand>('on-demand').then(
        (code) => code.explainUnknown(slot),
        // The next unknown name retries.
        () => {},
      );
    } catch (cause) {
      report({ kind: 'widget', message: `${name}: ${String(cause)}`, element: slot, widget: name, cause });
    }
    return () => settled(slot, 'failed', () => {});
  };
  const waiting = slots.filter((slot) => document.contains(slot));
  let roots = 1;
  let mounted = 0;
  let now = performance.now();
  let slice = SLICE;
  while (waiting.length > 0) {
    const sliceEnd = now + slice;
    do {
      const begun = now;
      const batch = waiting.splice(0, roots);
      const settle = flushSync(() => batch.map(mountOne));
      for (const done of settle) done();
      now = performance.now();
      mounted += batch.length;
      const isQuick = (now - begun) / batch.length < SLICE / ROOTS_PER_FLUSH;
      roots = isQuick || mounted >= COLD_ROOTS ? ROOTS_PER_FLUSH : 1;
    } while (waiting.length > 0 && now < sliceEnd);
    if (waiting.length > 0) {
      const yielded = now;
      await nextTurn();
      now = performance.now();
      if (mounted >= MANY_ROOTS) slice = Math.min(LONG_SLICE, Math.max(SLICE, now - yielded));
    }
  }
}

/** The widgets of one chunk. */
export interface Group {
  readonly widgets: ReadonlyMap<string, Widget>;
  /** Each slot that is still in the page gets its outcome. */
  mount(session: Session, slots: readonly DueSlot[]): Promise<void>;
}

export function defineGroup(list: readonly Widget[]): Group {
  const widgets = new Map(list.map((widget) => [widget.contract.name, widget]));
  let isNew = true;
  return {
    widgets,
    mount: async (session, slots) => {
      // Do not make the task that evaluated the chunk longer.
      if (isNew) await nextTurn();
      isNew = false;
      const elements = slots.map(({ element }) => element);
      await mountSlots(session, widgets, elements, settleSlots(slots));
    },
  };
}
