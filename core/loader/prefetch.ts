import { whenIdle } from '../page/when-idle';
import type { Bundle } from './bundle';
import type { Chunks } from './load-chunk';
import type { Slot } from './slot';
import { savesData } from '../page/saves-data';

/** Matches a choice that differs from the printed one. If the server selects no option of a list, browsers select the first one. */
const EARLY_CHOICE =
  '[data-product-scope] :is(:checked:not([checked],[selected],option:first-child),:is([checked],[selected]):not(:checked))';

/**
 * Fetches the files that a press will need, without running them: the runtime and `ahead` when the page is idle, all others when
 * the shopper first moves. If the bundle's tag asks for the vitals, the idle page also runs them. With Save-Data on it does nothing.
 */
export function prefetch(
  { ahead }: Pick<Bundle, 'ahead'>,
  { fetchAhead, fetchRuntime, loadChunk }: Chunks,
  slots: ReadonlyMap<Element, Slot>,
): void {
  if (savesData()) return;

  whenIdle(() => {
    // The product asks the shop about an early choice as soon as its code has loaded: fetch the calls at the same time.
    if (document.querySelector(EARLY_CHOICE)) void fetchAhead('api');
    const hasVitals = document.querySelector('[data-widget-vitals]');
    (hasVitals ? loadChunk('vitals', true) : fetchRuntime()).then(
      () => ahead.forEach(fetchAhead),
      // The press that needs the file tries again, and reports a failure.
      () => {},
    );
  });

  const moved = new AbortController();
  const fetchAll = ({ movementX, movementY }: MouseEventInit) => {
    // When a page loads under a pointer that rests, Chromium sends a move of 0. A key has no movement.
    if (movementX === 0 && !movementY) return;
    moved.abort();
    // A hidden slot can't be pressed: the admin bar's code is for staff only.
    const groups = [...slots.values()].flatMap(({ element, group }) => (element.hidden ? [] : group));
    // The calls first: a choice asks the shop at once.
    if (groups.length) void fetchAhead('api').then(() => groups.forEach(fetchAhead));
  };
  for (const sign of ['pointermove', 'keydown']) {
    addEventListener(sign, fetchAll as EventListener, { signal: moved.signal });
  }
}
