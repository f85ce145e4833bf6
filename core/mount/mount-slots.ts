import { flushSync } from 'react-dom';
import type { Widget } from '../contract/define-widget';
import { report } from '../errors/report';
import type { OnDemand } from './on-demand';
import type { Session } from './session';
import { mountSlot, type Settled } from './mount-slot';
import { nextTurn } from '../timing/wait';
import { sessionStore } from './session-store';
import { unclobbered } from '../dom/unclobbered';
import { settleSlots, type DueSlot } from './due-slot';

/** Milliseconds of work before the next yield, while few roots are mounted. */
const SLICE = 8;
/** The longest slice, in milliseconds, on a page with many slots. Browsers count tasks over 50 ms as blocking. */
const LONG_SLICE = 40;
/** From this number of mounted roots on, a slice takes as long as the yield before it took. */
const MANY_ROOTS = 100;
/** Roots in one flush. One flush for each root costs more; one flush for all roots would be one long task. */
const ROOTS_PER_FLUSH = 5;
/** From this number of mounted roots on, the code is compiled, so a slow root means a slow device. */
const COLD_ROOTS = 10;

/**
 * Mounts slots in slices, and yields to the browser after each one. A slice takes about 8 ms, with many roots up to 40. A slice
 * mounts its roots by `flushSync`. Without `flushSync` React would start a task for each root, and the browser would do a layout
 * after each task. A thousand roots would then block the page for seconds.
 *
 * The first roots run code that is not compiled yet, so they take ten times longer. Each of them has its own flush. Several roots
 * share a flush after one root was quick, or after ten roots. On a page with more elements each frame takes longer. With slices
 * of a fixed length the total time would grow with the square of the number of slots, so the slices become longer, too.
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
  /** Mounts one slot. If the slot can't be read, only this slot fails. */
  const mountOne = (slot: HTMLElement): (() => void) => {
    const { widget: name = '', widgetStatus } = unclobbered(slot, 'dataset');
    // The slot was taken out and put back meanwhile, and a later call has mounted it.
    if (widgetStatus === 'mounted') return () => {};
    const widget = widgets.get(name);
    try {
      if (widget) return mountSlot(slot, widget, store, settled);
      session.loadChunk<OnDemand>('on-demand').then(
        (code) => code.explainUnknown(slot),
        // Without the chunk the name stays unreported; the next unknown name retries.
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

/** The widgets that load together: one chunk of the bundle. */
export interface Group {
  /** By name, for tests and for the manual. */
  readonly widgets: ReadonlyMap<string, Widget>;
  /**
   * Mounts slots in slices, and yields to the browser between them.
   * @param slots their `data-widget` is the name of a widget of this group. Each slot that is still in the page gets its outcome.
   */
  mount(session: Session, slots: readonly DueSlot[]): Promise<void>;
}

/** Makes a group. Its chunk is always loaded together with the runtime, so its widgets need no other file to mount. */
export function defineGroup(list: readonly Widget[]): Group {
  const widgets = new Map(list.map((widget) => [widget.contract.name, widget]));
  let isNew = true;
  return {
    widgets,
    mount: async (session, slots) => {
      // The task that evaluated the chunk is still running: do not make it longer.
      if (isNew) await nextTurn();
      isNew = false;
      const elements = slots.map(({ element }) => element);
      await mountSlots(session, widgets, elements, settleSlots(slots));
    },
  };
}
