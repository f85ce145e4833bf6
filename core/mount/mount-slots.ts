import { flushSync } from 'react-dom';
import type { Widget } from '../contract/define-widget';
import type { Session } from './session';
import { mountSlot, type Settled } from './mount-slot';
import { sessionStore } from './session-store';

/** Milliseconds of work before the browser gets its turn. */
const SLICE = 8;
/** Roots that share one flush: a flush for each root costs more, and one flush for all roots would be one long task. */
const ROOTS_PER_FLUSH = 5;

/**
 * Mounts slots in slices of about 8 ms with a yield between. React's own scheduling would give each root a task of its own,
 * and the browser would lay the page out after each: a thousand roots would block the page for seconds.
 */
export async function mountSlots(
  session: Session,
  widgets: ReadonlyMap<string, Widget>,
  slots: readonly HTMLElement[],
  settled: Settled,
): Promise<void> {
  const store = sessionStore(session);
  const widgetOf = (slot: HTMLElement): Widget => {
    const widget = widgets.get(slot.dataset.widget!);
    if (!widget) throw new Error(`the group has no widget "${slot.dataset.widget}"`);
    return widget;
  };
  const waiting = slots.filter((slot) => slot.isConnected);
  while (waiting.length > 0) {
    const sliceEnd = performance.now() + SLICE;
    do {
      const batch = waiting.splice(0, ROOTS_PER_FLUSH);
      const settle = flushSync(() => batch.map((slot) => mountSlot(slot, widgetOf(slot), store, settled)));
      for (const done of settle) done();
    } while (waiting.length > 0 && performance.now() < sliceEnd);
    if (waiting.length > 0) await nextTurn();
  }
}

type Scheduler = { yield?: () => Promise<void> };

const nextTurn = (): Promise<void> => {
  const scheduler = (globalThis as { scheduler?: Scheduler }).scheduler;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
