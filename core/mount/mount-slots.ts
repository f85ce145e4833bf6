import { flushSync } from 'react-dom';
import type { Widget } from '../contract/define-widget';
import { report } from '../errors/report';
import type { Session } from './session';
import { mountSlot, type Settled } from './mount-slot';
import { nextTurn } from '../page/next-turn';
import { sessionStore } from './session-store';
import { unhidden } from '../page/unhidden';

/** Milliseconds of work before the next yield. */
const SLICE = 8;
/** The limit of a slice on a page with many slots, whose frames are slow. A longer task would count as blocking. */
const LONG_SLICE = 40;
/** Number of mounted roots after which a slice is as long as the browser's last turn. */
const MANY_ROOTS = 100;
/** Roots in one flush: a flush for each root costs more, and one flush for all roots would be one long task. */
const ROOTS_PER_FLUSH = 5;
/** Roots after which the code is compiled: from here on a slow root means a slow device. */
const COLD_ROOTS = 10;

/**
 * Mounts slots in slices of about 8 ms with a yield between. React would give each root a task of its own, and the browser would
 * do a layout after each: a thousand roots would block the page for seconds. The first roots run code that is not compiled yet,
 * ten times slower: several roots share a flush only after one was quick, or after ten roots. A frame takes longer if
 * the page has more elements: with slices of constant length the time would grow with the square of the slots.
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
  /** A slot that can't be read fails alone. */
  const mountOne = (slot: HTMLElement): (() => void) => {
    const name = unhidden(slot, 'dataset').widget!;
    const widget = widgets.get(name);
    try {
      if (widget) return mountSlot(slot, widget, store, settled);
      session.explainUnknown(slot);
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
